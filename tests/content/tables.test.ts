import { valuesAt } from '../../src/check/fileData'
import { contentOf, parseFile } from '../../src/check/parseContent'
import { writtenDataOf } from '../../src/check/content'
import { references } from '../../src/check/rules/ids'
import { wordsOfData } from '../../src/check/rules/words'
import { swap, withFile } from './fixture'

// A feature page can be related only if there is a second one.
const related = swap('"picture": "invoices",', '"picture": "invoices", "related": ["another"],')
const content = contentOf(withFile('content/pages.json', related).map(parseFile))

// A pattern without a match would silently check nothing.
test.each([...references, ...wordsOfData].map(([file, pattern]) => [file, pattern] as const))('%s has a value at %s', (file, pattern) => {
  expect(writtenDataOf(file, content).flatMap(({ value }) => valuesAt(value, pattern))).not.toEqual([])
})
