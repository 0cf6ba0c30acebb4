import { parseFrontMatter } from '../../src/check/frontMatter'
import { legalSchema, postSchema } from '../../src/content/schemas'

const legal = (lines: string) => parseFrontMatter('content/legal/x/fi.md', `---\n${lines}\n---\n\nBody\n`, legalSchema)
const good =
  'title: "A"\nmetaTitle: "B"\ndescription: "A description that is long enough to be useful to anybody."\nupdated: 2026-11-21'

test('gives fields and body with its line', () => {
  const parsed = legal(good)
  expect(parsed.issues).toEqual([])
  expect(parsed.data?.updated).toBe('2026-11-21')
  expect(parsed.body.trim()).toBe('Body')
  expect(parsed.bodyIssue({ at: 1, cause: '', fix: '' })).toMatchObject({ line: 8, column: 1 })
})

test('reads files of Windows: a byte order mark, CRLF', () => {
  const parsed = parseFrontMatter('f.md', `\ufeff---\n${good}\n---\n\nBody\n`.replaceAll('\n', '\r\n'), legalSchema)
  expect(parsed).toMatchObject({ issues: [], body: '\nBody\n', data: { title: 'A' } })
})

test.each([
  ['an impossible date', good.replace('2026-11-21', '2026-02-30'), 5, 'does not exist'],
  ['an unknown field', `${good}\ncolour: "red"`, 6, 'colour'],
  ['an empty title', good.replace('"A"', '""'), 2, 'empty'],
  ['a missing title', good.replace('title: "A"\n', ''), 2, 'title'],
  ['broken YAML', good.replace('"A"', '"A'), 2, 'not closed'],
  ['a doubled field', `${good}\ntitle: "C"`, 6, 'there twice'],
])('%s is named with its line', (_, lines, line, words) => {
  const issue = legal(lines).issues[0]!
  expect(issue.cause).toContain(words)
  expect(issue.line).toBe(line)
  expect(issue.file).toBe('content/legal/x/fi.md')
})

test.each(['', 'No front matter', '\n---\ntitle: x\n---\n'])(
  'a file that does not begin with front matter is refused',
  (text) => {
    expect(parseFrontMatter('f.md', text, legalSchema).issues).toHaveLength(1)
  },
)

test('a slug that YAML reads as a number is refused, not changed', () => {
  const text =
    '---\nslug: 0123\ntitle: "T"\ndescription: "A description that is long enough to be useful to anybody."\ndate: 2026-01-01\nauthor: "x"\ncover: "c.svg"\ncoverAlt: ""\ntags: ["a"]\n---\n'
  expect(parseFrontMatter('f.md', text, postSchema).issues[0]).toMatchObject({ line: 2 })
})
