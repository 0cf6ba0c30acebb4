import type { RouteId } from '../site/routes'
import { breadcrumbs } from '../site/breadcrumbs'
import { useLanguage } from './LanguageContext'
import { useCopy } from './useCopy'

export interface Breadcrumb {
  to: RouteId
  name: string
}

/** Keys of `common` that name a page by one word; features and posts have names of their own. */
const names: Partial<Record<RouteId, string>> = {
  home: 'breadcrumb.home',
  features: 'nav.features',
  pricing: 'nav.pricing',
  company: 'nav.company',
  contact: 'nav.contact',
  blog: 'nav.blog',
  privacy: 'footer.privacy',
  terms: 'footer.terms',
  accessibility: 'footer.accessibility',
}

/** The pages above the current one with their names, and the current page's own short name where it has one: visitors and crawlers read the same. */
export function useBreadcrumbs(): { above: Breadcrumb[]; name: string | undefined } {
  const { route } = useLanguage()
  const copy = useCopy('common')
  const nameOf = (id: RouteId) => {
    const key = names[id]
    return key === undefined ? undefined : copy(key)
  }
  return { above: breadcrumbs(route).map((to) => ({ to, name: nameOf(to) ?? to })), name: nameOf(route) }
}
