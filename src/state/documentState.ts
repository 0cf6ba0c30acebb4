/**
 * The `data-` attributes of `<html>`. Through them the boot script, the application and the style sheets share their
 * state: each of the two bundles has its own variables, and nothing is stored (requirement 10.2).
 */
interface DocumentState {
  /**
   * State of the application. Written by boot.ts and tellIfAppIsLate.ts of the boot script and by hydrate.tsx of the
   * application, read by tellIfAppIsLate.ts, Deferred.tsx and base.css.
   */
  app?: 'awaited' | 'failed' | 'ready'
  /** A link to another page was followed. Written by carryChoices.ts of the boot script, read by watchNavigation.ts. */
  followed?: ''
  /** Path of the page that is shown. Written by AfterNavigation.tsx, read by saveControls.ts of both bundles. */
  path?: string
  /**
   * Billing cycle that was chosen last, on this page or on one before it. Written by carryChoices.ts of the boot script
   * and by BillingCycleContext.tsx of the application, read by carryChoices.ts and by chosenRadio.ts of both.
   */
  chosenCycle?: string
  /** What the visitor waits for. Written by busy.ts of both, read by busy.css. */
  busy?: 'page' | 'language'
  /** All of the page is laid out. Written by wholePage.ts of both, by tools and tests; read by base.css. */
  whole?: ''
}

export const documentState = () => document.documentElement.dataset as DocumentState
