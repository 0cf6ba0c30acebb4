import { languageCodes } from '../../site/languages'
import { isPattern, ownPaths, routeIds } from '../../site/routes'
import { addressesIn, postsByLanguage, type PageSet, type PostRow } from './pageSet'
import { blogPageSets, tagPageSets } from './listPageSets'
import { postPageSets } from './postPageSets'

const fixedPageSets = (): PageSet[] =>
  routeIds
    .filter((route) => !isPattern(route) && !['blog', 'not-found'].includes(route))
    .map((route) => ({
      route,
      ...addressesIn(languageCodes, (language) => ownPaths(route, language)),
      source: `content/pages.json "${route}"`,
      own: () => ({}),
    }))

/** Every page of the site with its translations, whatever host it stands on; the not-found pages apart. */
export function pageSets(rows: readonly PostRow[]): PageSet[] {
  const posts = postsByLanguage(rows)
  return [...fixedPageSets(), ...blogPageSets(posts), ...tagPageSets(posts), ...postPageSets(posts)]
}
