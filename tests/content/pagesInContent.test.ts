import { contentOf, parseFile } from '../../src/check/parseContent'
import { pagesInContent } from '../../src/check/pagesInContent'
import { ownPathsFrom, postsByLanguage, type PostRow, type SiteContent, type TagRow } from '../../src/build/pages/siteContent'
import { sitePages } from '../../src/build/pages/sitePages'
import { dataNodes } from '../../src/build/graphql/dataNodes'
import { languageCodes } from '../../src/site/languages'
import { postPath, swap, withFile } from './fixture'

const moved = withFile(
  'content/pages.json',
  swap('"template": "Post",', '"template": "Post", "was": { "en": ["/articles/{slug}"] },'),
  withFile('content/tags.json', swap('"slug": "taxes"', '"slug": "taxes", "was": ["vat"]'), withFile(postPath, swap('\ntitle:', '\nwas: [one, two]\ntitle:'))),
)

test('the check knows every path, present and former, of the pages that a build makes', () => {
  const content = contentOf(moved.map(parseFile))
  const { pages, site, tags } = content.data
  const posts = content.texts
    .filter(({ collection }) => collection === 'blog')
    .map(({ key, language, fields }) => ({ was: [], draft: false, ...(fields.value as object), key, language }) as unknown as PostRow)
  const routes = pages as SiteContent['routes']
  const built = sitePages({
    routes,
    ownPaths: ownPathsFrom(routes, site!.product.pathWord),
    tags: dataNodes.tags(tags!) as unknown as TagRow[],
    posts: postsByLanguage(posts),
  })
  for (const language of languageCodes) {
    const known = pagesInContent(content).flatMap((page) => page[language]?.map(({ path }) => path) ?? [])
    const made = built.flatMap(({ translations, was }) => [translations[language] ?? [], was[language] ?? []].flat())
    expect(made.length).toBeGreaterThan(10)
    expect(made.filter((path) => !known.includes(path))).toEqual([])
  }
  expect(built.flatMap(({ was }) => was.en ?? [])).toEqual(
    expect.arrayContaining(['/articles/one', '/articles/two', expect.stringMatching(/\/vat$/)]),
  )
})
