import { announce, statusLine } from './announce'
import { documentState } from '../state/documentState'

/** Milliseconds after which a visitor is told that something is loading. */
const spinnerDelay = 150

/** Returns a text for the status line from the page, in the page's language. */
const statusText = (name: 'loading' | 'navigated') =>
  document.querySelector<HTMLElement>('[data-loading]')?.dataset[name] ?? ''

/** Announces the page that the visitor has reached, by its heading. */
export const announcePage = () =>
  announce(
    statusText('navigated').replace('{{title}}', () => document.querySelector('h1')?.textContent ?? document.title),
  )

/** Shows the spinner at once. `reason` lets style sheets hide what should not be seen meanwhile. */
export function showBusy(reason: 'page' | 'language'): void {
  documentState().busy = reason
  announce(statusText('loading'))
}

export function hideBusy(): void {
  delete documentState().busy
  if (statusLine()?.textContent === statusText('loading')) announce('')
}

/** Shows the spinner if the returned function is not called within 150 ms. */
export function busyUntilDone(): () => void {
  const timer = setTimeout(() => showBusy('page'), spinnerDelay)
  return () => {
    clearTimeout(timer)
    hideBusy()
  }
}
