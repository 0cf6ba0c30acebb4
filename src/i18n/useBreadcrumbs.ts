import { breadcrumbs, kindOf, type RouteId } from '../site/routes'
import { nameKey } from '../site/pageKinds'
import { useLanguage } from './LanguageContext'
import { useCopy } from './useCopy'

export interface Breadcrumb {
  to: RouteId
  name: string
}

/** The pages above the current one with their names, and the current page's own short name where it has one: visitors and crawlers read the same. */
export function useBreadcrumbs(): { above: Breadcrumb[]; name: string | undefined } {
  const { route } = useLanguage()
  const copy = useCopy('common')
  const nameOf = (id: RouteId) => {
    const key = nameKey(kindOf(id), id)
    return key === undefined ? undefined : copy(key)
  }
  return { above: breadcrumbs(route).map((to) => ({ to, name: nameOf(to) ?? to })), name: nameOf(route) }
}
