import { checkContent, expectIssue, postPath, swap, withFile, withFiles } from './fixture'

const english = 'locales/en/contact.json'
const words = 'Whom to ask about invoices, in which languages, and when somebody is there to answer'

/** Returns the small content with titles and descriptions for a page; `meta` replaces the English ones. */
const withMeta = (meta: object) =>
  withFiles(/\/contact\.json$/, (text, path) => {
    const [, code] = path.split('/')
    const own = { title: `Contact ${code}`, description: `${words} (${code})`, ...(path === english && meta) }
    return JSON.stringify({ ...(JSON.parse(text) as object), meta: own })
  })

test('titles and descriptions in locales have the same limits as in front matter', () => {
  const long = 'x'.repeat(181)
  expect(checkContent(withMeta({}))).toEqual([])
  expectIssue(withMeta({ title: long }), { file: english, at: `"${long}`, cause: /^"meta\.title" has 181 characters; the most is 80\.$/, hint: /^Take out at least 101\.$/ })
  expectIssue(withMeta({ description: long }), { file: english, at: `"${long}`, cause: /^"meta\.description" has 181 characters; the most is 180\.$/, hint: /^Take out at least 1\.$/ })
  expectIssue(withMeta({ description: 'Ask us.' }), { file: english, at: '"Ask us', cause: /^"meta\.description" has 7 characters; the least is 50\.$/, hint: /Write at least \d+ more/ })
  expectIssue(withMeta({ title: '' }), { file: english, at: '"",', cause: /"meta\.title" is empty/, hint: /^Write its text/ })
})

test('a variable counts with the length of its value', () => {
  const long = `${'x'.repeat(69)} {{product}}`
  const issues = checkContent(withMeta({ title: long }))
  expect(long).toHaveLength(81)
  expect(issues).toEqual([])
})

test('two pages of a language with the same title', () => {
  const first = 'title: "Title of first in en"'
  const second = 'content/blog/second/en.md'
  const same = { cause: /^The page of content\/blog\/first\/en\.md has the same title\.$/, hint: /^Give one of them another title\.$/ }
  expectIssue(withFile(second, swap('title: "Title of second in en"', first)), { file: second, at: '"Title of first', ...same })
  const contact = withMeta({ title: 'Title of first in en' })
  expectIssue(contact, { file: postPath, at: '"Title of first', cause: /^The page of locales\/en\/contact\.json has the same title\.$/, hint: same.hint })
})
