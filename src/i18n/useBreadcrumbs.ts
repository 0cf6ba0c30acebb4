import { nameKey } from '../site/pageKinds'
import { breadcrumbs, kindOfRoute, type RouteId } from '../site/routes'
import { useCurrentPage } from './CurrentPage'
import { useCopy } from './useCopy'

export interface Breadcrumb {
  to: RouteId
  name: string
}

/**
 * The pages above the current one with their names, and the current page's own short name where its row has one:
 * visitors read the pages above, crawlers the last name too. A page that others stand below has a name.
 */
export function useBreadcrumbs(): { above: Breadcrumb[]; name: string | undefined } {
  const copy = useCopy('common')
  const { route } = useCurrentPage()
  const key = (id: RouteId) => nameKey(kindOfRoute(id), id)
  const own = key(route)
  return {
    above: breadcrumbs(route).map((to) => ({ to, name: copy(key(to)!) })),
    name: own && copy(own),
  }
}
