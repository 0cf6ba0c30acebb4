import { documentState } from '../state/documentState'

/**
 * Has the browser lay out all of the page. Otherwise bands further down have an estimated height until they come near
 * (base.css), and a visitor on the way to a place in the page would arrive elsewhere.
 */
export const layOutWholePage = (): void => void (documentState().whole = '')

/** Reloaded and gone back to, a page is scrolled by the browser to where the visitor was. */
export function layOutForReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') layOutWholePage()
}
