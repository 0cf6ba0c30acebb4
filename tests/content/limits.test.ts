import { adding, checkContent, postPath, swap, withFile } from './fixture'

test.each([
  ['two megabytes of text', 'word '.repeat(400_000)],
  ['two megabytes of brackets', '[a]('.repeat(500_000)],
  ['brackets up to the limit', '[a]('.repeat(14_000)],
  ['quotation in quotation', '>'.repeat(59_000)],
  ['stars and lines up to the limit', '*a_'.repeat(19_000)],
  ['spaces', `x${' '.repeat(59_000)}x`],
])('%s are refused unread', (_, text) => {
  const issues = checkContent(withFile(postPath, adding(text)))
  const cause = text.length > 60_000 ? 'The text has' : 'without a blank line'
  expect(issues).toMatchObject([{ file: postPath, cause: expect.stringContaining(cause) as string, stopsGatsby: true }])
})

test.each([
  ['quotations', `${'> '.repeat(100)}deep`],
  ['quotations without spaces', `${'>'.repeat(7900)}deep`],
  ['lists', `${'+ 1. '.repeat(1500)}deep`],
  ['lists over many lines', Array.from({ length: 70 }, (_, level) => `${'  '.repeat(level)}- deep`).join('\n')],
])('text that is too deeply nested for parsers is refused: %s', (_, text) => {
  const [issue, ...more] = checkContent(withFile(postPath, adding(text)))
  expect(more).toEqual([])
  expect(issue).toMatchObject({ file: postPath, cause: 'Lists or quotations are nested too deeply.', stopsGatsby: true })
  expect(issue!.line).toBeGreaterThanOrEqual(18)
})

const fields = (line: string) => withFile(postPath, swap('author: hilla', `author: hilla\n${line}`))

test('front matter with deep lists is an issue and no crash', () => {
  expect(checkContent(fields(`deep: ${'['.repeat(20_000)}`)).length).toBeGreaterThan(0)
}, 60_000)

test('front matter that is too long is refused unread, and up to the limit it is read', () => {
  expect(checkContent(fields(`# ${'x'.repeat(40_000)}`))).toMatchObject([
    { file: postPath, cause: expect.stringContaining('The front matter has 40') as string, stopsGatsby: true },
  ])
  expect(checkContent(fields(`# ${'x'.repeat(39_000)}`))).toEqual([])
})

test.each([
  ['objects', 'locales/sv/home.json', '{"a":'.repeat(3000)],
  ['objects that are closed', 'locales/fi/home.json', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['lists', 'content/tags.json', '['.repeat(20_000)],
])('JSON that is nested without end is an issue and no crash: %s', (_, file, text) => {
  expect(checkContent(withFile(file, () => text)).filter((issue) => issue.stopsGatsby)).toMatchObject([
    { file, line: 1, cause: 'Brackets are nested too deeply.' },
  ])
})

test('brackets in a text are not nested', () => {
  expect(checkContent(withFile('locales/fi/home.json', swap('Start fi', `${'{ [ '.repeat(100)}fi`)))).toEqual([])
})
