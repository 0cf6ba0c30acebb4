import { readContent } from '../../src/check/readContent'
import { forgetParsed, keepParsed, parsedFile } from '../../src/build/util/parsedFiles'

const file = 'content/faq/pricing/fi.md'
const text = (answer: string) => `---\nquestions:\n${`  - question: "Mitä maksaa?"\n    answer: "${answer}"\n`.repeat(4)}---\n`
const answer = ({ data }: ReturnType<typeof parsedFile>) => (data as { questions: { answer: string }[] }).questions[0]!.answer

test('what the check has read is given once, whatever its line ends are', () => {
  const content = readContent([{ path: file, text: text('Vähän') }])
  keepParsed(content)
  expect(parsedFile(file, text('Vähän').replaceAll('\n', '\r\n'), 'faq')).toBe(content.entries[0]!.parsed)
  expect(parsedFile(file, text('Vähän'), 'faq')).not.toBe(content.entries[0]!.parsed)
})

test('a file that has changed since, or that nobody kept, is read', () => {
  keepParsed(readContent([{ path: file, text: text('Vähän') }]))
  expect(answer(parsedFile(file, text('Paljon'), 'faq'))).toBe('Paljon')
  keepParsed(readContent([{ path: file, text: text('Vähän') }]))
  forgetParsed()
  expect(answer(parsedFile(file, text('Vähän'), 'faq'))).toBe('Vähän')
})
