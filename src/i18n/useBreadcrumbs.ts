import { nameKeyOf } from '../site/pageKinds'
import { breadcrumbs, kindOfRoute, type RouteId } from '../site/routes'
import { useCurrentPage } from './CurrentPage'
import { useCopy } from './useCopy'

export interface Breadcrumb {
  to: RouteId
  name: string
}

/**
 * Returns the pages above the current one with their names, and the short name of the current page if it has one in
 * `common`. Visitors see the pages above; crawlers get the current page, too. Every page that has pages below it has a
 * name.
 */
export function useBreadcrumbs(): { above: Breadcrumb[]; name: string | undefined } {
  const copy = useCopy('common')
  const { route } = useCurrentPage()
  const key = (id: RouteId) => nameKeyOf(kindOfRoute(id), id)
  const ownKey = key(route)
  return {
    above: breadcrumbs(route).map((to) => ({ to, name: copy(key(to)!) })),
    name: ownKey && copy(ownKey),
  }
}
