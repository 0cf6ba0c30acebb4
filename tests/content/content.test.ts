import { checkContent } from '../../src/check/checkContent'
import { formatIssue, type SourceFile } from '../../src/check/issues'
import { sourceFiles } from '../../src/build/util/sourceFiles'

const files = sourceFiles()
const problems = (changed: readonly SourceFile[]) => checkContent(changed).map(formatIssue)

test('the real content has no issue', () => {
  expect(problems(files)).toEqual([])
})

/** The real content with the text of a file changed. */
const withChange = (path: string, from: string | RegExp, to: string): SourceFile[] =>
  files.map((file) => {
    if (file.path !== path) return file
    const text = file.text!.replace(from, () => to)
    expect(text).not.toBe(file.text)
    return { ...file, text }
  })

test.each([
  ['content/features/mass-invoicing/en.md', 'summary: "', 'summary: "Saves 15 % ', 'The amount "15 %" is typed into the copy.'],
  ['locales/et/home.json', /\s*"secondary": ".*",/, '', 'The key "hero.secondary" is missing.'],
  ['content/blog/vat-threshold/en.md', 'page:invoicing-software', 'page:invoicing-sofware', 'The link "page:invoicing-sofware" leads nowhere.\n    Did you mean page:invoicing-software?'],
  ['content/pages.json', '"mass-invoicing", "payment-tracking"', '"mass-invoicing", "payment-traking"', 'Did you mean payment-tracking?'],
])('a fault in the real %s is named once, with its place and line', (path, from, to, words) => {
  const list = problems(withChange(path, from, to))
  expect(list).toHaveLength(1)
  expect(list[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:\\d+:\\d+ {2}\\S`))
  expect(list[0]).toContain(words)
  expect(list[0]).toMatch(/\n {4}\d+ \| .*\n +\^$/)
})

test('every issue is found in one run', () => {
  const broken = withChange('locales/en/home.json', 'All features', 'All for €12').map((file) =>
    file.path === 'content/blog/vat-threshold/en.md' ? { ...file, text: file.text!.replace('author: hilla', 'author: nobody') } : file,
  )
  expect(problems(broken)).toHaveLength(2)
})

/** The real content with copies of its posts. */
function grown(copies: number): SourceFile[] {
  const posts = files.filter(({ path }) => path.startsWith('content/blog/vat-threshold/'))
  const copy = (file: SourceFile, index: number): SourceFile => ({
    ...file,
    path: file.path.replace('vat-threshold', `copy-${index}`),
    ...(file.text === undefined ? {} : { text: file.text.replace('slug: "', `slug: "copy-${index}-`) }),
  })
  return [...files, ...Array.from({ length: copies }, (_, index) => posts.map((file) => copy(file, index))).flat()]
}

test('time grows in step with the posts', () => {
  const seconds = (copies: number) => {
    const content = grown(copies)
    const before = process.cpuUsage()
    expect(checkContent(content)).toEqual([])
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  seconds(10)
  const [few, many] = [seconds(50), seconds(250)]
  expect(many / few).toBeLessThan(5 * 1.8)
}, 120_000)
