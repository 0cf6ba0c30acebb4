import { layOutWholePage } from './wholePage'

/**
 * Stands in for the session storage of gatsby-react-router-scroll: positions live as long as the page,
 * so that the site stores nothing in the visitor's browser (requirement 10.2).
 */
const positions = new Map<string, unknown>()

interface Place {
  pathname: string
  hash?: string
}

const placeKey = ({ pathname }: Place, key: string | null | undefined) => `${pathname}|${key ?? ''}`

export class SessionStorage {
  /** Gatsby asks for the position just before it scrolls to it, or to the fragment of the address. */
  read(location: Place, key?: string | null): unknown {
    const position = positions.get(placeKey(location, key)) ?? 0
    if (position !== 0 || location.hash) layOutWholePage()
    return position
  }

  save(location: Place, key: string | null | undefined, value: unknown): void {
    positions.set(placeKey(location, key), value)
  }
}
