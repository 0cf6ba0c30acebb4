import { checkContent, expectIssue, swap, withFiles } from './fixture'

const clauses = `
## One

- {{email}}
- [a](page:pricing), [c](page:home)

1. One
2. Two

## Two

[b](https://a.example/b) {{product}}
`
const swedish = 'content/legal/terms/sv.md'

/** Returns the small content with clauses in the terms of every language, and with a change in the Swedish ones. */
const withTerms = (change: (text: string) => string) =>
  withFiles(/^content\/legal\/terms\//, (text, path) => (path === swedish ? change(text + clauses) : text + clauses))

const finnish = 'content/legal/terms/fi\\.md'

type Case = [name: string, change: (text: string) => string, at: string | number, cause: string, hint?: RegExp]

const cases: Case[] = [
  ['a heading too many', (text) => `${text}\n## Three\n`, '## Three', 'not like content/legal/terms/fi\\.md: level 2 instead of no more section'],
  ['a heading too few', swap('## Two\n', ''), '## One', 'level 2; .* links a\\.example, page:home, .* instead of level 2; '],
  ['the last clause too few', (text) => text.slice(0, text.indexOf('## Two')), '## One', 'no more section instead of level 2; links a\\.example; variables product'],
  ['a clause too few before another', swap('## One\n\n- {{email}}\n- [a](page:pricing), [c](page:home)\n\n1. One\n2. Two\n\n', ''), '## Two', 'level 2; links a\\.example; variables product instead of level 2; list items 2, 2; '],
  ['a heading of another level', swap('## Two', '### Two'), '### Two', 'level 3; .* instead of level 2; '],
  ['a list item too few', swap('- {{email}}\n- ', '- {{email}} '), '## One', 'list items 1, 2; .* instead of .*list items 2, 2; '],
  ['an item of the second list too few', swap('\n2. Two', ''), '## One', 'list items 2, 1; .* instead of .*list items 2, 2; '],
  ['a link to another page', swap('page:pricing', 'page:company'), '## One', 'links page:company, page:home; .* instead of .* links page:home, page:pricing; '],
  ['a link to another host', swap('a.example', 'b.example'), '## Two', 'links b\\.example; .* instead of .* links a\\.example; '],
  ['a link too few', swap('[b](https://a.example/b)', 'b'), '## Two', 'level 2; variables product instead of level 2; links a\\.example; '],
  ['another variable', swap('{{product}}', '{{company}}'), '## Two', 'variables company instead of .* variables product'],
  ['another day', swap('updated: 2026-06-01', 'updated: 2026-06-02'), '2026-06-02', `${finnish} was updated on another day, 2026-06-01`, /^Write the same day/],
]

test.each(cases)('a legal text with %s', (_, change, at, cause, hint = /^Say the same/) => {
  expectIssue(withTerms(change), { file: swedish, at, cause: new RegExp(cause), hint })
})

test('legal texts may differ in words, order of a sentence and paths of others', () => {
  const order = swap('[a](page:pricing), [c](page:home)', '[c](page:home), [a](page:pricing)')
  const words = swap('[b](https://a.example/b) {{product}}', '{{product}} [c](https://a.example/sv/c)')
  expect(checkContent(withTerms((text) => words(order(text))))).toEqual([])
})

test('without a Finnish text the others are compared with the next one', () => {
  const files = withTerms(swap('{{product}}', '{{company}}')).filter(({ path }) => path !== 'content/legal/terms/fi.md')
  const causes = checkContent(files).flatMap(({ file, cause }) => (file === swedish ? [cause] : []))
  expect(causes).toEqual([expect.stringMatching(/content\/legal\/terms\/en\.md: .* variables company instead of .* variables product/)])
})
