import { readContent } from '../../src/content/readContent'
import { forgetParsed, keepParsed, parsedFile } from '../../src/node/parsedFiles'

const file = 'content/faq/pricing/fi.md'
const text = (answer: string) => `---\nquestions:\n  - question: "Mitä maksaa?"\n    answer: "${answer}"\n---\n`
const answers = ({ data }: ReturnType<typeof parsedFile>) => (data as { questions: { answer: string }[] }).questions.map(({ answer }) => answer)

test('what the check has read is given once, whatever its line ends are', () => {
  const content = readContent([{ path: file, text: text('Vähän') }])
  keepParsed(content)
  expect(parsedFile(file, text('Vähän').replaceAll('\n', '\r\n'), 'faq')).toBe(content.entries[0]!.parsed)
  expect(parsedFile(file, text('Vähän'), 'faq')).not.toBe(content.entries[0]!.parsed)
})

test('a file that has changed since, or that nobody kept, is read', () => {
  keepParsed(readContent([{ path: file, text: text('Vähän') }]))
  expect(answers(parsedFile(file, text('Paljon'), 'faq'))).toEqual(['Paljon'])
  keepParsed(readContent([{ path: file, text: text('Vähän') }]))
  forgetParsed()
  expect(answers(parsedFile(file, text('Vähän'), 'faq'))).toEqual(['Vähän'])
})
