import { hasParameter } from '../../site/pathPattern'
import type { RouteId } from '../../site/routes'
import { blogPageSets, tagPageSets } from './listPageSets'
import { addressesIn, postsByLanguage, type PageSet } from './pageSet'
import { postPageSets } from './postPageSets'
import type { SiteContent } from './siteContent'

const fixedPageSets = ({ routes, languages, ownPaths }: SiteContent): PageSet[] =>
  (Object.keys(routes) as RouteId[])
    .filter((route) => !hasParameter(routes[route].path.fi) && !['blog', 'not-found'].includes(route))
    .map((route) => ({
      route,
      ...addressesIn(languages, (language) => ownPaths(route, language)),
      source: `content/pages.json "${route}"`,
      own: () => ({}),
    }))

/** Every page of the site with its translations, whatever host it stands on; the 404 pages apart. */
export function pageSets(content: SiteContent): PageSet[] {
  const posts = postsByLanguage(content.posts, content.languages)
  return [...fixedPageSets(content), ...blogPageSets(posts, content), ...tagPageSets(posts, content), ...postPageSets(posts, content)]
}
