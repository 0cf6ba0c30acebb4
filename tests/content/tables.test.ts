import { partsAt } from '../../src/check/document'
import { documentsOf, readContent } from '../../src/check/readContent'
import { references } from '../../src/check/rules/ids'
import { named } from '../../src/check/rules/words'
import { swap, withFile } from './fixture'

// Only where there is a second feature page can one have a related one.
const related = swap('"picture": "invoices",', '"picture": "invoices", "related": ["another"],')
const content = readContent(withFile('content/pages.json', related))

// A pattern that fits nothing would check nothing, without a word.
test.each([...references, ...named].map(([file, pattern]) => [file, pattern] as const))('%s has something at %s', (file, pattern) => {
  expect(documentsOf(file, content).flatMap(({ value }) => partsAt(value, pattern))).not.toEqual([])
})
