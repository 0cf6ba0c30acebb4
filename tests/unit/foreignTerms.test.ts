import { foreignTermFinder, type ForeignTerms } from '../../src/site/foreignTerms'

const terms: ForeignTerms = {
  fi: ['verkkolasku', 'alv', 'alv (0 %)', 'AVL 8 c §', 'lumi'],
  en: ['Reverse charge'],
  et: ['lumi'],
}
const found = (language: 'fi' | 'en' | 'et', text: string) =>
  foreignTermFinder(
    terms,
    language,
  )(text).map(({ language: of, term, index }) => [of, term, text.indexOf(term) === index])

test.each([
  ['in any case, one after the other', 'Verkkolasku, verkkolasku alv', ['Verkkolasku', 'verkkolasku', 'alv']],
  ['the longest of those that begin at one place', 'Prices (alv (0 %)) and AVL 8 c §', ['alv (0 %)', 'AVL 8 c §']],
  [
    'whatever the marks and spaces of typesetting',
    'alv (0\u00a0%), verkko\u00adlasku',
    ['alv (0\u00a0%)', 'verkko\u00adlasku'],
  ],
  ['not within a word, a name with a hyphen or an address', 'verkkolaskut, alv-kanta, verkkolasku.fi, x/alv', []],
  ['at the end of a sentence', 'It is alv.', ['alv']],
])('terms are found %s', (_, text, wanted) => {
  expect(found('en', text).map(([, term]) => term)).toEqual(wanted)
})

test('each with its language and place', () => {
  expect(found('en', 'Say verkkolasku')).toEqual([['fi', 'verkkolasku', true]])
  expect(found('fi', 'Kirjoita "Reverse charge", alv')).toEqual([['en', 'Reverse charge', true]])
})

test('in the order of the text, whatever their languages', () => {
  expect(found('et', 'Kirjuta Reverse charge, mitte alv')).toEqual([
    ['en', 'Reverse charge', true],
    ['fi', 'alv', true],
  ])
})

test('what is a word of the own language too is found in others only', () => {
  expect(found('et', 'Lumi on lumi')).toEqual([])
  expect(found('en', 'Here lumi is snow')).toEqual([['fi', 'lumi', true]])
  expect(found('fi', 'lumi')).toEqual([])
})
