/**
 * The `data-` attributes of `<html>`. Through them the boot script, the application and the style sheets share their
 * state: each of the two bundles has its own variables, and nothing is stored (requirement 10.2).
 */
interface DocumentState {
  /** State of the application. */
  app?: 'awaited' | 'failed' | 'ready'
  /** A link to another page was followed. */
  followed?: ''
  /** Path of the page that is shown. */
  path?: string
  /** Billing cycle that was chosen last, on this page or on one before it. */
  chosenCycle?: string
  /** What the visitor waits for. */
  busy?: 'page' | 'language'
  /** All of the page is laid out, also what is out of sight. Tools and tests set it too. */
  whole?: ''
}

export const documentState = () => document.documentElement.dataset as DocumentState
