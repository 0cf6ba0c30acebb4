import { checkContent, expectIssue, postPath, swap, withFile, type Expected } from './fixture'

const source = '{ title: "a", url: "https://a.example", checked: 2026-05-04 }'

type Case = [what: string, file: string, change: (text: string) => string, at: Expected['at']]

const cases: Case[] = [
  ['tag', postPath, swap('[vat]', '[vat, vat]'), 'vat]\n'],
  ['band', 'content/pages.json', swap('"picture": "invoices"', '"picture": "invoices", "bands": ["faq", "faq"]'), '"faq"]'],
  ['id', 'content/walkthrough.json', swap('"id": "carting"', '"id": "picking"'), { last: '"id": "picking"' }],
  ['number', 'content/samples.json', swap('"items": { "cranberry": 3 } }', '"items": { "cranberry": 2 } }, { "number": 4, "date": "2026-08-03", "items": { "cranberry": 1 } }'), { last: '"number": 4, "date"' }],
  ['url', postPath, swap('tags:', `sources: [${source}, ${source.replace('"a"', '"b"')}]\ntags:`), { last: 'url' }],
  ['page', 'content/navigation.json', swap('{ "page": "features" }', '{ "page": "contact" }'), { last: '"contact"' }],
  ['customer', 'content/samples.json', swap('"rows": [', '"rows": [{ "customer": "Kahvila Juolukka", "price": 7, "channel": "email" }, '), { last: '"customer"' }],
  ['channel', 'content/samples.json', swap('"channels": [', '"channels": [{ "channel": "email", "recipients": 1, "sent": 1 }, '), { last: '"channel": "email", "recipients"' }],
  ['title', 'content/navigation.json', swap('"footer": [', '"footer": [{ "title": "footer.legal" }, '), { last: '"footer.legal"' }],
  ['question', 'content/faq/pricing/en.md', swap('question: "b"', 'question: "a"'), '"a", answer: "b"'],
]

test.each(cases)('a %s twice in a list', (_, file, change, at) => {
  expectIssue(withFile(file, change), { file, at, cause: /^".+" is there twice\.$/, hint: /^Remove or change one\.$/ })
})

test.each([
  ['events of one time and one invoice', swap('"desk": [', '"desk": [{ "time": "08:00", "word": "channel.email", "invoice": 107 }, ')],
  ['lines of one item', swap('"delivery", "unit"', '"cranberry", "unit"')],
])('%s are not the same', (_, change) => {
  expect(checkContent(withFile('content/samples.json', change))).toEqual([])
})
