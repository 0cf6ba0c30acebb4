import type { AppStart } from '../site/buildGlobals'
import { setStartGlobals } from './gatsbyInternals'
import { tellIfAppIsLate } from './tellIfAppIsLate'

/**
 * Fetches the application's scripts at once and runs them in their order: what Gatsby would print into every page,
 * added when it is wanted.
 */
export function loadApp({ hash, scripts }: AppStart): void {
  setStartGlobals(hash)
  const failed = tellIfAppIsLate()
  for (const { path, integrity } of scripts)
    document.head.append(
      Object.assign(document.createElement('script'), { src: path, integrity, async: false, onerror: failed }),
    )
}
