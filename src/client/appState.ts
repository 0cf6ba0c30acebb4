import { announce } from '../state/announce'

/** What stands beside a control that needs the application is hidden for now. */
export const markAppAwaited = (): void => void (document.documentElement.dataset.app = 'awaited')

/** The visitor has followed a link to another page, which the browser loads while the application is not here. */
export const markPageLeft = (): void => void (document.documentElement.dataset.left = '')

/** True for a page that its visitor has left by a link. */
export const isPageLeft = (): boolean => 'left' in document.documentElement.dataset

/** Milliseconds that the application may take before visitors are told that what needs it does not work. */
const patience = 15_000

/** Says what stands beside a control that needs the application, to whoever has come to that control. */
function tell(): void {
  const note = document.activeElement?.closest('[data-needs-app]')?.querySelector('.without-app')
  if (note) announce(note.textContent)
}

/** Shows the notes beside everything that needs the application; they stand in the page. */
function showFailure(): void {
  const { dataset } = document.documentElement
  if (dataset.app === 'ready') return
  dataset.app = 'failed'
  tell()
  document.addEventListener('focusin', tell)
}

/** Shows the notes when the application has not come in time. Returns a function that does so at once. */
export function tellIfAppIsLate(): () => void {
  setTimeout(showFailure, patience)
  return showFailure
}

/** The application has taken over, late or in time: what was told before holds no longer. */
export const markAppReady = (): void => void (document.documentElement.dataset.app = 'ready')
