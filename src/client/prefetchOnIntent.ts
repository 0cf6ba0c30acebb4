import { gatsbyWindow } from './gatsbyInternals'
import { leadsToPage } from './leadsToPage'
import { targetOf } from './targetOf'

/** Signs that a link is about to be followed; Gatsby's own links know the mouse only. */
const signs = ['touchstart', 'focusin']

function prefetch(link?: HTMLAnchorElement | null): void {
  if (link && leadsToPage(link)) gatsbyWindow().___loader?.hovering(link.pathname)
}

/**
 * Fetches the page of a link when it is touched or focused, and of the link that the pointer rests on already. All
 * other links of the page, which Gatsby would fetch as they come into view, are left alone.
 */
export function prefetchOnIntent(): void {
  const onSign = (event: Event) => prefetch(targetOf(event)?.closest('a'))
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true, capture: true })
  prefetch(document.querySelector<HTMLAnchorElement>('a:hover'))
}
