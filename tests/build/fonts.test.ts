import { fontFaces } from '../../src/tools/fontFaces'
import { pages, visibleText } from './site'

/** What shows nothing, and an arrow that the font does not have. */
const exempt = /[\s\u2060→]/

test('every character of a page is in a font of the site', () => {
  const known = new Set(fontFaces().flatMap(({ characters }) => characters.map((code) => String.fromCodePoint(code))))
  const missing = pages.flatMap((page) =>
    [...new Set(visibleText(page))]
      .filter((character) => !exempt.test(character) && !known.has(character))
      .map((character) => `${page.path}: ${character}`),
  )
  // A character that is wanted: add it to a unicode-range in src/styles/fonts.css, then npm run fonts.
  expect(missing).toEqual([])
})
