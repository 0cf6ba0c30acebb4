import { nameKey } from '../site/pageKinds'
import { kindOf, type RouteId } from '../site/routes'
import { useCopy } from './useCopy'

/**
 * Tells the short name of the page of a row, for links to it. Throws where each page of the row brings a name of its
 * own, as posts do.
 */
export function usePageName(): (id: RouteId) => string {
  const copy = useCopy('common')
  return (id) => {
    const key = nameKey(kindOf(id), id)
    if (key === undefined)
      throw new Error(`The pages of "${id}" have names of their own: a menu or breadcrumb cannot name it`)
    return copy(key)
  }
}
