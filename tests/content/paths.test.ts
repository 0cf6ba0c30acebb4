import type { SourceFile } from '../../src/check/issues'
import { checkContent, expectIssue, textOf, withFile } from './fixture'
import { fixture } from './smallContent'

/** Returns the small content with files moved to another folder. */
const moved = (from: string, to: string): SourceFile[] => fixture.map((file) => (file.path.startsWith(from) ? { ...file, path: to + file.path.slice(from.length) } : file))

test.each([
  ['an unknown language', 'content/blog/first/en.md', 'content/blog/first/se.md', /"se" is not a language/, /Did you mean (es|sv|et)\?/],
  ['a language in capitals', 'content/blog/first/sv.md', 'content/blog/first/SV.md', /"SV" is not a language/, /Did you mean sv\?/],
  ['a language with its country', 'content/blog/first/en.md', 'content/blog/first/en-GB.md', /"en-GB" is not a language/, /^Known: fi, en, es, sv/],
  ['a folder for a language', 'content/blog/first/en.md', 'content/blog/first/en/index.md', /The file lies in the wrong place/, /^Put it at content\/blog\/<id>\/<language>\.md\.$/],
  ['a file ending that is not read', 'content/blog/first/sv.md', 'content/blog/first/sv.markdown', /so it is not read/, /Rename it to sv\.md/],
  ['an unknown folder', 'content/legal/terms/en.md', 'content/legl/terms/en.md', /no folder "content\/legl"/, /Did you mean legal\?/],
])('%s in a path', (_, from, to, cause, hint) => {
  const issues = checkContent(moved(from, to)).filter(({ file }) => file === to)
  expect(issues).toHaveLength(1)
  expect(issues[0]!.cause).toMatch(cause)
  expect(issues[0]!.fix).toMatch(hint)
})

test('the issue of a file beside its folder says where it belongs', () => {
  const file = 'content/blog/my-first-post.md'
  expectIssue(withFile(file, () => 'x'), { file, cause: /wrong place/, hint: /content\/blog\/<id>\/<language>\.md/ })
})

test('a folder and a file whose names are exchanged', () => {
  const file = 'content/blog/sv/late-payment.md'
  expectIssue(withFile(file, () => 'x'), { file, cause: /"late-payment" is not a language/, hint: /^Known: fi/ })
})

test('a folder with letters that trouble links', () => {
  const file = 'content/blog/Ensimmäinen lasku/fi.md'
  const post = textOf('content/blog/first/fi.md')
  const issues = checkContent([...fixture, { path: file, text: post.replace('first-fi', 'kolmas-fi').replaceAll('first ', 'kolmas ') }, { path: 'content/blog/Ensimmäinen lasku/cover.svg' }])
  expect(issues).toMatchObject([{ file, cause: expect.stringContaining('trouble in links') as string }])
})

test('a file that is neither text nor picture, and the name of a picture that addresses cannot have', () => {
  const image = { type: 'png', width: 900, height: 900, bytes: 900 }
  const files = ['Loma kuva.PNG', 'notes.docx'].map((name) => ({ path: `content/blog/first/${name}`, image }))
  expect(checkContent([...fixture, ...files])).toMatchObject([
    { file: files[0]!.path, cause: expect.stringContaining('trouble in addresses') as string },
    { file: files[1]!.path, cause: 'The site can use no files of the kind "docx" here.', fix: expect.stringContaining('.md') as string },
  ])
})

test('a folder without any text', () => {
  const file = 'content/blog/third/cover.svg'
  expectIssue([...fixture, { path: file }], { file, cause: /no text/, hint: /content\/blog\/third\/fi\.md/ })
})
