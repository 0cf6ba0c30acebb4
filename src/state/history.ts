/**
 * Adds to the state of the current entry of the browser's history, and changes its address if one is given. A browser
 * may refuse, as Safari does after a hundred changes in half a minute. The entry then stays as it is; the visitor sees
 * no difference.
 */
export function rewriteEntry(state: object, address = ''): void {
  try {
    window.history.replaceState({ ...entryState(), ...state }, '', address)
  } catch (error) {
    console.info('The history could not be written', error)
  }
}

/** Returns the state of the current entry; an empty object in the prerender, or if the browser denies access. */
export function entryState(): { key?: string; set?: (boolean | string)[]; link?: number; to?: string } {
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

/** Removes a malformed fragment from the address: Gatsby's scroll handler would throw and React unmount the page. */
export function cleanFragment(): void {
  const { hash, pathname, search } = window.location
  if (isMalformed(hash)) rewriteEntry({}, pathname + search)
}
