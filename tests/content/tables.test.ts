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

// Of texts, and over the whole route table: in frontMatter.test.ts and data.test.ts.
const inOneFile = lists.filter(([file, list]) => file !== 'blog' && list !== '')

test.each(inOneFile)('in %s, what stands twice in %s (%s) is an issue', (name, list) => {
  const path = `content/${name}.json`
  const value = JSON.parse(fixture.find((file) => file.path === path)!.text!) as unknown
  const [entries] = partsAt(value, list).flatMap((part) => (Array.isArray(part.value) && part.value.length > 0 ? [part.value as unknown[]] : []))
  entries!.push(entries![0])
  const files = fixture.map((file) => (file.path === path ? { ...file, text: JSON.stringify(value) } : file))
  expect(checkContent(files).map(({ file, cause }) => `${file} ${cause}`)).toContainEqual(expect.stringMatching(new RegExp(`^${path} ".+" is there twice\\.$`)))
})
