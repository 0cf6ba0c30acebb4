import { fontFaces } from '../../src/tools/fontFaces'
import { pages, visibleText } from './site'

/** Characters without a glyph, and arrows that the font does not have; one leads back from a footnote. */
const exempt = /[\s\u2060→↩]/

test('every character of a page is in a font of the site', () => {
  const available = new Set(
    fontFaces().flatMap(({ characters }) => characters.map((code) => String.fromCodePoint(code))),
  )
  const missing = pages.flatMap((page) =>
    [...new Set(visibleText(page))]
      .filter((character) => !exempt.test(character) && !available.has(character))
      .map((character) => `${page.path}: ${character}`),
  )
  // If a character is needed, add it to a unicode-range in src/styles/fonts.css, then run npm run fonts.
  expect(missing).toEqual([])
})
