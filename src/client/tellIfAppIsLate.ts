import { announce } from './announce'
import { documentState } from '../state/documentState'

/** Milliseconds that the application may take before visitors are told that what needs it does not work. */
const patience = 15_000

/** Says what stands beside a control that needs the application, to whoever has come to that control. */
function tell(): void {
  if (documentState().app !== 'failed') return
  const note = document.activeElement?.closest('[data-needs-app]')?.querySelector('.without-app')
  if (note) announce(note.textContent)
}

/** Shows the notes beside everything that needs the application; they stand in the page. */
function showFailure(): void {
  const state = documentState()
  if (state.app === 'ready') return
  state.app = 'failed'
  tell()
  document.addEventListener('focusin', tell)
}

/** Shows the notes when the application has not come in time. Returns a function that does so at once. */
export function tellIfAppIsLate(): () => void {
  setTimeout(showFailure, patience)
  return showFailure
}
