import { parse } from 'yaml'
import { checkContent } from '../../src/check/checkContent'
import { partsAt } from '../../src/check/document'
import { documentsOf, readContent } from '../../src/check/readContent'
import { lists, references } from '../../src/check/rules/ids'
import { named } from '../../src/check/rules/words'
import { fixture } from './smallContent'

const content = readContent(fixture)

// A pattern that fits nothing would check nothing, without a word.
test.each([...references, ...lists.map(([file, ...steps]) => [file, steps.filter(Boolean).join('.')] as const), ...named].map(([file, pattern]) => [file, pattern] as const))('%s has something at %s', (file, pattern) => {
  expect(documentsOf(file, content).flatMap(({ value }) => partsAt(value, pattern))).not.toEqual([])
})

/** The content with the first of a list's entries once more at its end, in the first file that has the list. */
function withTwice(name: string, list: string) {
  for (const file of fixture) {
    const isText = file.path.startsWith(`content/${name}/`) && file.path.endsWith('.md')
    if (!isText && file.path !== `content/${name}.json`) continue
    // JSON is YAML.
    const [before, fields, ...body] = isText ? file.text!.split('---\n') : ['', file.text!]
    const value = parse(fields!) as unknown
    const entries = partsAt(value, list).map((part) => part.value as unknown[])[0]
    if (!entries?.length) continue
    entries.push(entries[0])
    const text = isText ? [before, `${JSON.stringify(value)}\n`, ...body].join('---\n') : JSON.stringify(value)
    return { path: file.path, files: fixture.map((other) => (other === file ? { ...file, text } : other)) }
  }
  throw new Error(`Nothing has ${list} in ${name}`)
}

// Over the whole route table: in data.test.ts.
const inOneFile = lists.filter(([, list]) => list !== '')

test.each(inOneFile)('in %s, what stands twice in %s (%s) is an issue', (name, list) => {
  const { path, files } = withTwice(name, list)
  expect(checkContent(files).map(({ file, cause }) => `${file} ${cause}`)).toContainEqual(
    expect.stringMatching(new RegExp(`^${path} ".+" is there twice\\.$`)),
  )
})
