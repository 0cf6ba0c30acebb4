import type { MenuEntry } from '../site/schemas/navigation'
import { nameKeyOf } from '../site/pageKinds'
import { breadcrumbs, kindOfRoute, type RouteId } from '../site/routes'
import type { LayoutData } from './layoutFragment'
import { useCurrentPage } from './CurrentPage'
import { useCopy } from './useCopy'

export interface MenuLink {
  to: RouteId
  /** Words of the link. */
  label: string
  /** Short name of the page. */
  name: string
  /** The given feature pages that are directly below it. */
  below: LayoutData['features']
  /** True if the current page is this page or below it. */
  current: boolean
}

/**
 * Returns the entries of a menu in the language of the page. `features` are the feature pages to show below the page
 * that they belong to.
 */
export function useMenu(entries: readonly MenuEntry[], features: LayoutData['features'] = []): MenuLink[] {
  const copy = useCopy('common')
  const { route } = useCurrentPage()
  const path = [...breadcrumbs(route), route]
  return entries.map(({ page, label }) => {
    // Feature pages and the like have no name in `common`: here they have the label of the entry as their name.
    // The content check has made sure that there is one.
    const name = nameKeyOf(kindOfRoute(page), page) ?? label!
    return {
      to: page,
      name: copy(name),
      label: copy(label ?? name),
      below: features.filter(({ key }) => breadcrumbs(key).at(-1) === page),
      current: page !== 'home' && path.includes(page),
    }
  })
}
