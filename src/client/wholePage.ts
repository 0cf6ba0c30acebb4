import { documentState } from '../state/documentState'

/**
 * Makes the browser lay out all of the page. Otherwise bands further down have an estimated height until they come near
 * (base.css), and a jump to a place in the page would end at another place.
 */
export const layOutWholePage = (): void => void (documentState().whole = '')

/** Lays out the whole page after a reload or Back, because the browser then scrolls to where the visitor was. */
export function layOutForReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') layOutWholePage()
}
