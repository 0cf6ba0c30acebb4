import { gatsbyWindow } from '../gatsbyInBrowser'
import { leadsToPage } from '../leadsToPage'
import { targetOf } from '../events'

/** Events that come before a visitor follows a link; Gatsby's own links react only to the mouse. */
const linkEvents = ['touchstart', 'focusin']

function prefetch(link?: HTMLAnchorElement | null): void {
  if (link && leadsToPage(link)) gatsbyWindow().___loader?.hovering(link.pathname)
}

/**
 * Fetches the page of a link when the link is touched or focused, and of the link that is already under the pointer.
 * Other links are left alone; Gatsby would fetch their pages as they come into view.
 */
export function prefetchOnIntent(): void {
  const onEvent = (event: Event) => prefetch(targetOf(event)?.closest('a'))
  for (const name of linkEvents) document.addEventListener(name, onEvent, { passive: true, capture: true })
  prefetch(document.querySelector<HTMLAnchorElement>('a:hover'))
}
