import { rewriteEntry } from './rewriteEntry'

/** True for a fragment that cannot be decoded, such as `#%` or `#%E4`. */
export function isMalformed(hash: string): boolean {
  try {
    decodeURI(hash)
    return false
  } catch {
    return true
  }
}

/** Removes a malformed fragment from the address: Gatsby's scroll handler would throw on it and React unmount the page. */
export function cleanFragment(): void {
  const { hash, pathname, search } = window.location
  if (isMalformed(hash)) rewriteEntry({}, pathname + search)
}
