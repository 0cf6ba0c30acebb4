import type { MenuEntry } from '../site/schemas/navigation'
import { breadcrumbs, type RouteId } from '../site/routes'
import type { LayoutData } from './layoutFragment'
import { useCurrentPage } from './CurrentPage'
import { useCopy } from './useCopy'
import { usePageName } from './usePageName'

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
  const nameOf = usePageName()
  const { route } = useCurrentPage()
  const path = [...breadcrumbs(route), route]
  return entries.map(({ page, label }) => {
    const name = nameOf(page)
    return {
      to: page,
      name,
      label: label === undefined ? name : copy(label),
      below: features.filter(({ key }) => breadcrumbs(key).at(-1) === page),
      current: page !== 'home' && path.includes(page),
    }
  })
}
