import { chosenCycle } from '../state/chosenRadio'
import { documentState } from '../state/documentState'
import { cycleParameter, cycleRadioName, defaultCycle, isBillingCycle } from '../pricing/cycles'
import { isLanguage, type Language } from '../site/languages'
import { addressIn } from '../site/resolveLanguage'
import { leadsToPage } from './leadsToPage'
import { rewriteEntry } from '../state/history'
import { onWindow, targetOf } from './events'

const radios = `input[name="${cycleRadioName}"]`

/** Adds the billing cycle that the visitor chose to an address; the default one only to replace another one. */
export function withCycle(address: string): string {
  const url = new URL(address, window.location.href)
  const cycle = chosenCycle()
  if (!cycle || (cycle === defaultCycle && !url.searchParams.has(cycleParameter))) return address
  url.searchParams.set(cycleParameter, cycle)
  return url.href
}

/**
 * Moves the cycle from the address into the document state. Its radio button is checked as soon as it is parsed, before
 * it is painted.
 */
export function applyCarriedCycle(): void {
  const url = new URL(window.location.href)
  const cycle = url.searchParams.get(cycleParameter)
  if (!isBillingCycle(cycle)) return
  url.searchParams.delete(cycleParameter)
  rewriteEntry({}, url.href)
  documentState().chosenCycle = cycle
  const check = () => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(radios))
      radio.checked = radio.value === documentState().chosenCycle
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    check()
    observer.disconnect()
  })
}

/**
 * Returns the address that a link leads to without the application: in the language that the link names, on any host,
 * and with the chosen cycle.
 */
function destination(link: HTMLAnchorElement, hostLanguage: Language): string {
  const { href, origin, hreflang, pathname, hostname, search, hash } = link
  // Pages without the radio buttons have links to the sign-up form for the default cycle.
  if (origin !== window.location.origin)
    return link.dataset.cycle && !document.querySelector(radios) ? withCycle(href) : href
  if (!leadsToPage(link)) return href
  return withCycle(
    isLanguage(hreflang) ? addressIn(hreflang, pathname, { pathname, hostname, search, hash }, hostLanguage) : href,
  )
}

/** True for a click that opens a new tab or window. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey

/**
 * Adds the visitor's choices to every link that loads a whole page: before the application is there, without it, and in
 * a new tab.
 */
export function carryChoices(hostLanguage: Language): void {
  onWindow('change', (event) => {
    const radio = targetOf(event)?.closest<HTMLInputElement>(radios)
    if (radio) documentState().chosenCycle = radio.value
  })
  const onFollow = (event: MouseEvent) => {
    // The right button opens a menu in which visitors copy addresses.
    if (event.button === 2) return
    const link = targetOf(event)?.closest<HTMLAnchorElement>('a[href]')
    const address = link && destination(link, hostLanguage)
    if (address && address !== link.href) {
      const written = link.getAttribute('href')!
      link.href = address
      // Later the visitor may choose otherwise, and copy the address of the link.
      setTimeout(() => link.setAttribute('href', written))
    }
    if (link && leadsToPage(link) && !opensElsewhere(event)) documentState().followed = ''
  }
  for (const type of ['click', 'auxclick'] as const) onWindow(type, onFollow)
}
