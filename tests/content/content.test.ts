import { formatIssue } from '../../src/check/issues'
import { checkContent, postPath, swap, withFile } from './fixture'

test('an issue is printed with its place, cause and fix, and its line with a mark below the place', () => {
  const misspelt = swap('author: hilla', 'author: hila')
  expect(checkContent(withFile(postPath, misspelt)).map(formatIssue)).toEqual([
    `content/blog/first/en.md:7:9  There is no author "hila".
    Did you mean hilla?
    7 | author: hila
                ^`,
  ])
})

test('every issue is found in one run', () => {
  const locales = withFile('locales/en/home.json', swap('Start en', 'All for €12'))
  expect(checkContent(withFile(postPath, swap('author: hilla', 'author: nobody'), locales))).toHaveLength(2)
})

test.each([
  ['content/plans.json', '"EUR",', '"EUR"'],
  ['content/pages.json', '{', '{,'],
  ['content/pages.json', '"blog": {', '"blog": {},\n  "blog": {'],
  ['locales/fi/home.json', '"trusted": {', '"hero": {},\n  "trusted": {'],
])('an unreadable file is a single issue, although others name its content: %s', (path, from, to) => {
  const words = '\nUp to {{proUsers}} users, at [a price](page:pricing#faq).\n'
  const files = withFile(postPath, (text) => text + words, withFile(path, swap(from, to)))
  expect(checkContent(files)).toMatchObject([{ file: path }])
})

test('a customer without a quotation', () => {
  const issues = checkContent(withFile('content/testimonials.json', swap('"cafe": {', '"cafes": {')))
  const cause = 'There is no text in content/testimonials called "cafes".'
  expect(issues).toContainEqual(expect.objectContaining({ cause, fix: 'Did you mean cafe?' }))
})
