import type { MenuEntry } from '../site/schemas/navigation'
import { nameKey } from '../site/pageKinds'
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
  /** Those of the given feature pages that stand right below it. */
  below: LayoutData['features']
  /** The page that is shown is this one or below it. */
  current: boolean
}

/**
 * The entries of a menu in the language of the page. `features` are the feature pages that it shows with the page above
 * them.
 */
export function useMenu(entries: readonly MenuEntry[], features: LayoutData['features'] = []): MenuLink[] {
  const copy = useCopy('common')
  const { route } = useCurrentPage()
  const path = [...breadcrumbs(route), route]
  return entries.map(({ page, label }) => {
    // Pages that bring their own names, as feature pages do, are called here what the entry calls them.
    const name = nameKey(kindOfRoute(page), page) ?? label
    if (name === undefined) throw new Error(`A menu has no words for "${page}": its entry needs a label`)
    return {
      to: page,
      name: copy(name),
      label: copy(label ?? name),
      below: features.filter(({ key }) => breadcrumbs(key).at(-1) === page),
      current: page !== 'home' && path.includes(page),
    }
  })
}
