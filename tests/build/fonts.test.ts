import { fontFaces } from '../../src/tools/fontFaces'
import { pages, visibleText } from './site'

test('every letter and figure of a page is in a font of the site', () => {
  const known = new Set(fontFaces().flatMap(({ characters }) => characters.map((code) => String.fromCodePoint(code))))
  const missing = pages.flatMap((page) =>
    [...new Set(visibleText(page))]
      .filter((character) => /[\p{L}\p{N}]/u.test(character) && !known.has(character))
      .map((character) => `${page.path}: ${character}`),
  )
  // A letter that is wanted: add it to a unicode-range in src/styles/fonts.css, then npm run fonts.
  expect(missing).toEqual([])
})
