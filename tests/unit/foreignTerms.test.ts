import { foreignTermFinder, type ForeignTerms } from '../../src/site/foreignTerms'

const terms: ForeignTerms = {
  fi: ['verkkolasku', 'alv', 'alv (0 %)', 'AVL 8 c §', 'lumi'],
  en: ['Reverse charge'],
  et: ['lumi'],
}
const found = (language: 'fi' | 'en' | 'et', text: string, list = terms) =>
  foreignTermFinder(
    list,
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

test('each term is found with its language and place', () => {
  expect(found('en', 'Say verkkolasku')).toEqual([['fi', 'verkkolasku', true]])
  expect(found('fi', 'Kirjoita "Reverse charge", alv')).toEqual([['en', 'Reverse charge', true]])
})

test('terms of several languages are found in the order of the text', () => {
  expect(found('et', 'Kirjuta Reverse charge, mitte alv')).toEqual([
    ['en', 'Reverse charge', true],
    ['fi', 'alv', true],
  ])
})

test('a term that is also a word of the language of the text is not found in it', () => {
  expect(found('et', 'Lumi on lumi')).toEqual([])
  expect(found('en', 'Here lumi is snow')).toEqual([['fi', 'lumi', true]])
  expect(found('fi', 'lumi')).toEqual([])
})

test('terms that overlap are found once: the first, or the longest that begins there', () => {
  const lists: ForeignTerms = { fi: ['lasku', 'uusi lasku'], et: ['lasku number', 'number kolm'] }
  expect(found('en', 'Write lasku number kolm, not uusi lasku number', lists)).toEqual([
    ['et', 'lasku number', true],
    ['fi', 'uusi lasku', true],
  ])
  expect(found('et', 'lasku number', lists)).toEqual([])
})

test('lists are compared without regard to case', () => {
  const lists: ForeignTerms = { fi: ['Lumi'], et: ['lumi'] }
  expect(found('en', 'Here lumi is snow', lists)).toEqual([['fi', 'lumi', true]])
  expect(found('et', 'Lumi on lumi', lists)).toEqual([])
})
