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

const placeKey = ({ pathname }: Place, key: string | null | undefined) => `${pathname}|${key ?? ''}`

export class SessionStorage {
  /**
   * Returns a position. Gatsby calls this just before it scrolls there, or to the fragment of the address; the whole
   * page is then laid out. The first call is for the page that the application starts on. The visitor may have scrolled
   * it already, so its position is noted and it stays there.
   */
  read(location: Place, key?: string | null): unknown {
    const position = positions.get(placeKey(location, key)) ?? 0
    if (positions.size === 0) this.save(location, key, window.scrollY)
    if (position !== 0 || location.hash) layOutWholePage()
    return position
  }

  save(location: Place, key: string | null | undefined, value: unknown): void {
    positions.set(placeKey(location, key), value)
  }
}
