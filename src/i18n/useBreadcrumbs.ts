import { breadcrumbs, kindOf, type RouteId } from '../site/routes'
import { useCurrentPage } from './CurrentPage'
import { usePageName } from './usePageName'

export interface Breadcrumb {
  to: RouteId
  name: string
}

/**
 * The pages above the current one with their names, and the current page's own short name where its row has one:
 * visitors read the pages above, crawlers the last name too.
 */
export function useBreadcrumbs(): { above: Breadcrumb[]; name: string | undefined } {
  const { route } = useCurrentPage()
  const nameOf = usePageName()
  return {
    above: breadcrumbs(route).map((to) => ({ to, name: nameOf(to) })),
    name: kindOf(route).name === undefined ? undefined : nameOf(route),
  }
}
