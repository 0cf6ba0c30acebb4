import { textTypeDefs } from '../../src/build/graphql/textSchema'

/** Fields of texts that hold no words of a writer. */
const wordless = /^\s+(key|language|slug|was|date|updated|feature): /

test('variables are filled in every field of a text in which the check allows them', () => {
  const fields = textTypeDefs
    .filter((type) => type.includes('implements Node'))
    .flatMap((type) => type.split('\n'))
    .filter((line) => /: \[?(String|Source|Question|TitledText|Scene)\b/.test(line) && !wordless.test(line))
  expect(fields.length).toBeGreaterThan(15)
  expect(fields.filter((line) => !line.includes('@filled'))).toEqual([])
})
