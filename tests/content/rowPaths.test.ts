import { mediaFolder } from '../../src/build/util/gatsbyInNode'
import { checkContent, expectIssue, swap, withFile } from './fixture'

const pages = 'content/pages.json'

test.each([
  ['the slug of posts misspelt', '"/berattelser/{slug}"', '"/berattelser/{slugg}"', /^Write \{slug\} there\.$/],
  ['a number where posts have a slug', '"/lood/{slug}"', '"/lood/{page}"', /^Write \{slug\} there\.$/],
  ['lists without a number', '"/stories/page/{page}"', '"/stories/page"', /^Write \{page\} there\.$/],
  ['lists with a slug in the place of the number', '"/berattelser/page/{page}"', '"/berattelser/page/{slug}"', /^Write \{page\} there\.$/],
  ['lists of a tag without a number', '"/lood/tag/{slug}/page/{page}"', '"/lood/tag/{slug}/page"', /^Write \{page\} and \{slug\} there\.$/],
  ['the product misspelt, in the first language', '"/mita-maksaa"', '"/mita-{produkt}-maksaa"', /^Only \{product\} may stand in braces\.$/],
  ['the product misspelt, in another', '"/kostnad"', '"/kostnad/{produkt}"', /^Only \{product\} may stand in braces\.$/],
  ['the list of posts as one of many', '"/lood"', '"/lood/{page}"', /^Only \{product\} may stand in braces\.$/],
])('paths have the parts in braces that a build fills in: %s', (_, from, to, hint) => {
  expectIssue(withFile(pages, swap(from, to)), { file: pages, at: to, cause: /other parts in braces than its pages fill in/, hint })
})

// The names stand here again: a folder that the rule forgets would be tested by nobody.
test.each([mediaFolder, 'page-data', '404', 'index', 'og', 'admin', 'pagefind'])('no page lies in the folder /%s, which every host has', (folder) => {
  const at = { file: pages, cause: new RegExp(`"/${folder}(/x)?" of "pricing" .* begins with "/${folder}", where every host has files`), hint: /^Begin it with another word\.$/ }
  for (const path of [`"/${folder}"`, `"/${folder}/x"`]) expectIssue(withFile(pages, swap('"/mita-maksaa"', path)), { ...at, at: path })
})

test('a word that only begins like such a folder is free', () => {
  expect(checkContent(withFile(pages, swap('"/mita-maksaa"', '"/static-prices"')))).toEqual([])
})

test('paths of a row are checked although another row does not fit its schema', () => {
  const files = withFile(pages, (text) => swap('"picture": "invoices"', '"picture": "invoicez"')(swap('"/mita-maksaa"', '"/mita-maksaa/"')(text)))
  expect(checkContent(files)).toMatchObject([{ cause: expect.stringMatching(/invoicez/) as string }, { cause: expect.stringMatching(/"\/mita-maksaa\/" .* is not well formed/) as string }])
})
