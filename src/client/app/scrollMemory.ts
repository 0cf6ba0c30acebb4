import { layOutWholePage } from '../wholePage'

/**
 * Replaces the session storage of gatsby-react-router-scroll: positions are kept in memory, so that the site stores
 * nothing in the visitor's browser (requirement 10.2).
 */
const positions = new Map<string, unknown>()

interface Place {
  pathname: string
  hash?: string
}

const placeKey = ({ pathname, hash = '' }: Place, key: string | null | undefined) => `${pathname}${hash}|${key ?? ''}`

/** The key of entries that the router did not make: the first page, and links to a place in the same page. */
const keyOfBrowser = 'initial'

export class SessionStorage {
  /**
   * Returns a position. Gatsby calls this just before it scrolls there, or to the fragment of the address; the whole
   * page is then laid out. The first call is for the page that the application starts on. The visitor may have scrolled
   * it already, so its position is noted.
   */
  read(location: Place, key?: string | null): unknown {
    const noted = positions.get(placeKey(location, key))
    if (positions.size === 0) this.save(location, key, window.scrollY)
    if (noted || location.hash) layOutWholePage()
    // The browser has scrolled to its own entries already.
    return noted ?? (key === keyOfBrowser ? window.scrollY : 0)
  }

  /** Notes a position. For a moment after a jump in the page, the router still has the entry that was left. */
  save(location: Place, key: string | null | undefined, value: unknown): void {
    if ((location.hash ?? '') === window.location.hash) positions.set(placeKey(location, key), value)
  }
}
