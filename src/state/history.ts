/**
 * Adds to the state of the present entry of the browser's history, and may give it another address. Where the browser
 * refuses, as Safari does after a hundred times in half a minute, the entry stays as it is: nothing that a visitor sees
 * hangs on it.
 */
export function rewriteEntry(state: object, address = ''): void {
  try {
    window.history.replaceState({ ...entryState(), ...state }, '', address)
  } catch (error) {
    console.info('The history could not be written', error)
  }
}

/** The state of the present entry; none in the prerender, and where the browser keeps it to itself. */
export function entryState(): { key?: string; set?: (boolean | string)[]; link?: number; href?: string } {
  try {
    return (window.history.state ?? {}) as ReturnType<typeof entryState>
  } catch {
    return {}
  }
}

/** True for a fragment that cannot be decoded, such as `#%` or `#%E4`. */
export function isMalformed(hash: string): boolean {
  try {
    decodeURI(hash)
    return false
  } catch {
    return true
  }
}

/**
 * Removes a malformed fragment from the address: Gatsby's scroll handler would throw on it and React unmount the page.
 */
export function cleanFragment(): void {
  const { hash, pathname, search } = window.location
  if (isMalformed(hash)) rewriteEntry({}, pathname + search)
}
