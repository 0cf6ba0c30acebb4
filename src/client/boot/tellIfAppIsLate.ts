import { documentState } from '../../state/documentState'

/** Milliseconds after which visitors are told that the application is missing and that what needs it does not work. */
const appTimeout = 15_000

/** Shows the notes beside everything that needs the application. They are in the page, but hidden. */
function showFailure(): void {
  const state = documentState()
  if (state.app !== 'ready') state.app = 'failed'
}

/** Shows the notes if the application has not come in time. Returns a function that shows them at once. */
export function tellIfAppIsLate(): () => void {
  setTimeout(showFailure, appTimeout)
  return showFailure
}
