import { languageCodes } from '../../site/languages'
import { kindOfTemplate } from '../../site/pageKinds'
import type { PageKind } from '../../site/kindColumns'
import type { RouteId } from '../../site/routes'
import { blogListPages, tagListPages } from './blogLists'
import { addressesIn, type PageSet } from './pageSet'
import { postPages } from './postPages'
import type { SiteContent } from './siteContent'

/** Returns the routes whose kind has this value in its column `pages`. */
export const routesWith = (pages: PageKind['pages'], { routes }: SiteContent): RouteId[] =>
  (Object.keys(routes) as RouteId[]).filter((route) => kindOfTemplate(routes[route].template).pages === pages)

const fixedPageSets = (content: SiteContent): PageSet[] =>
  routesWith('one', content).map((route) => ({
    route,
    ...addressesIn(languageCodes, (language) => content.ownPaths(route, language)),
    context: () => ({}),
  }))

/** Returns every page of the site with its translations, for any host; without the not-found pages. */
export const sitePages = (content: SiteContent): PageSet[] => [
  ...fixedPageSets(content),
  ...blogListPages(content),
  ...tagListPages(content),
  ...postPages(content),
]
