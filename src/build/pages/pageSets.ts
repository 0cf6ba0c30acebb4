import { languageCodes } from '../../site/languages'
import { kindOf, ownPath, routeIds } from '../../site/routes'
import { postsByLanguage, translationsIn, type PageSet, type PostRow } from './pageSet'
import { blogPageSets, tagPageSets } from './listPageSets'
import { postPageSets } from './postPageSets'

const fixedPageSets = (): PageSet[] =>
  routeIds
    .filter((route) => kindOf(route).pages === 'one')
    .map((route) => ({
      route,
      translations: translationsIn(languageCodes, (language) => ownPath(route, language)),
      source: `content/pages.json "${route}"`,
      own: () => ({}),
    }))

/** Every page of the site with its translations, whatever host it stands on; the not-found pages apart. */
export function pageSets(rows: readonly PostRow[]): PageSet[] {
  const posts = postsByLanguage(rows)
  return [...fixedPageSets(), ...blogPageSets(posts), ...tagPageSets(posts), ...postPageSets(posts)]
}
