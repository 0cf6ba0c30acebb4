import { headingsOf, linesIn, linesOf, outlineOf, printed } from '../screenReader/transcript'

const spoken = [
  'navigation',
  'Valikko',
  'Hinnat',
  'link',
  'main content',
  'Las\u00adku',
  'link',
  'heading level 2',
  'Tekstiä\u00a01 000',
]

test('a line has the words and the role of an element', () => {
  expect(linesOf(spoken)).toEqual([
    'navigation',
    'Valikko',
    'Hinnat · link',
    'main content',
    'Lasku · link · heading level 2',
    'Tekstiä 1 000',
  ])
})

test('the outline has landmarks, links and headings, no text', () => {
  expect(outlineOf(linesOf(spoken))).toEqual([
    'navigation',
    'Hinnat · link',
    'main content',
    'Lasku · link · heading level 2',
  ])
  expect(headingsOf(linesOf(spoken))).toEqual(['2 Lasku'])
})

test('reading a printed document gives the same lines', () => {
  const pages = new Map([
    ['/', ['navigation']],
    ['/hinnat', ['Hinnat · heading level 1', 'Tekstiä']],
  ])
  expect(linesIn(`# Orca\n\n${printed(pages)}`, '/hinnat')).toEqual(pages.get('/hinnat'))
  expect(linesIn(printed(pages), '/muu')).toEqual([])
})
