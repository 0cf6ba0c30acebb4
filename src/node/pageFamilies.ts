import { languageCodes } from '../site/languages'
import { isPattern, ownPath, routeIds } from '../site/routes'
import { postsByLanguage, twinsOf, type Family, type PostRow } from './family'
import { blogFamilies, tagFamilies } from './listFamilies'
import { postFamilies } from './postFamilies'

const fixedFamilies = (): Family[] =>
  routeIds
    .filter((route) => !isPattern(route) && !['blog', 'not-found'].includes(route))
    .map((route) => ({
      route,
      twins: twinsOf(languageCodes, (language) => ownPath(route, language)),
      source: `content/pages.json "${route}"`,
      own: () => ({}),
    }))

/** Every page of the site with its twins, whatever host it stands on; the not-found pages apart. */
export function families(rows: readonly PostRow[]): Family[] {
  const posts = postsByLanguage(rows)
  return [...fixedFamilies(), ...blogFamilies(posts), ...tagFamilies(posts), ...postFamilies(posts)]
}
