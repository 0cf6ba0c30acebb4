import { checkContent } from '../../src/check/checkContent'
import { formatIssue, type SourceFile } from '../../src/check/issues'
import { postPath } from './fixture'
import { fixture } from './smallContent'

const printed = (changed: readonly SourceFile[]) => checkContent(changed).map(formatIssue)

/** Returns the small content with a change in the text of a file. */
const withChange = (path: string, from: string | RegExp, to: string): SourceFile[] =>
  fixture.map((file) => {
    if (file.path !== path) return file
    const text = file.text!.replace(from, () => to)
    expect(text).not.toBe(file.text)
    return { ...file, text }
  })

test.each([
  ['content/features/berry-invoicing/en.md', 'summary: "', 'summary: "Saves 15 % ', 'The amount "15 %" is typed into the copy.'],
  ['locales/et/home.json', /,\s*"button": ".*"/, '', 'The key "hero.button" is missing.'],
  [postPath, 'post:second', 'page:berry-invoicng', 'The link "page:berry-invoicng" leads nowhere in "en".\n    Did you mean page:berry-invoicing?'],
  ['content/pages.json', '"gates": ["berry-invoicing"]', '"gates": ["bery-invoicing"]', 'Did you mean berry-invoicing?'],
  ['content/pages.json', '["market"', '["markt"', 'There is no text in content/testimonials called "markt".\n    Did you mean market?'],
])('an issue of %s is named once, with its place and line', (path, from, to, words) => {
  const list = printed(withChange(path, from, to))
  expect(list).toHaveLength(1)
  expect(list[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:\\d+:\\d+ {2}\\S`))
  expect(list[0]).toContain(words)
  expect(list[0]).toMatch(/\n {4}\d+ \| .*\n +\^$/)
})

test('every issue is found in one run', () => {
  const broken = withChange('locales/en/home.json', 'Start en', 'All for €12').map((file) =>
    file.path === postPath ? { ...file, text: file.text!.replace('author: hilla', 'author: nobody') } : file,
  )
  expect(printed(broken)).toHaveLength(2)
})

test.each([
  ['content/plans.json', '"EUR",', '"EUR"'],
  ['content/pages.json', '{', '{,'],
  ['content/pages.json', '"blog": {', '"blog": {},\n  "blog": {'],
  ['locales/fi/home.json', '"trusted": {', '"hero": {},\n  "trusted": {'],
])('an unreadable file is a single issue, although others name its content: %s', (path, from, to) => {
  const words = '\nUp to {{proUsers}} users, at [a price](page:pricing#faq).\n'
  const files = withChange(path, from, to).map((file) =>
    file.path === postPath ? { ...file, text: `${file.text!}${words}` } : file,
  )
  expect(checkContent(files)).toMatchObject([{ file: path }])
})
