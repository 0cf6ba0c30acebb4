import { breadcrumbs, kindOf, type RouteId } from '../site/routes'
import type { MenuEntry } from '../site/menus'
import { nameKey } from '../site/pageKinds'
import type { LayoutData } from './layoutFragment'
import { useCopy } from './useCopy'

export interface MenuLink {
  to: RouteId
  /** Words of the link. */
  label: string
  /** Short name of the page. */
  name: string
  /** Those of the given pages that stand right below it. */
  below: LayoutData['menu']
}

/** The entries of a menu in the language of the page. `pages` are those that it shows with the page above them. */
export function useMenu(entries: readonly MenuEntry[], pages: LayoutData['menu'] = []): MenuLink[] {
  const copy = useCopy('common')
  return entries.map(({ page, label }) => {
    const name = copy(nameKey(kindOf(page), page) ?? page)
    return {
      to: page,
      name,
      label: label === undefined ? name : copy(label),
      below: pages.filter(({ key }) => breadcrumbs(key).at(-1) === page),
    }
  })
}
