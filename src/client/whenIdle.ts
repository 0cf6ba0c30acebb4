/** Runs something when the browser has nothing to do for the visitor, at the latest after some milliseconds; soon where it cannot tell. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
