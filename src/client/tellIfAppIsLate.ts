import { announce } from './announce'
import { documentState } from '../state/documentState'

/** Milliseconds after which visitors are told that the application is missing and that what needs it does not work. */
const appLimit = 15_000

/** Announces the note beside a control that needs the application, if the control has the focus. */
function announceNote(): void {
  if (documentState().app !== 'failed') return
  const note = document.activeElement?.closest('[data-needs-app]')?.querySelector('.without-app')
  if (note) announce(note.textContent)
}

/** Shows the notes beside everything that needs the application. They are in the page, but hidden. */
function showFailure(): void {
  const state = documentState()
  if (state.app === 'ready') return
  state.app = 'failed'
  announceNote()
  document.addEventListener('focusin', announceNote)
}

/** Shows the notes if the application has not come in time. Returns a function that shows them at once. */
export function tellIfAppIsLate(): () => void {
  setTimeout(showFailure, appLimit)
  return showFailure
}
