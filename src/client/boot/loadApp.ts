import type { AppStart } from '../../site/buildGlobals'
import { setStartGlobals } from '../gatsbyInBrowser'
import { tellIfAppIsLate } from './tellIfAppIsLate'

/**
 * Fetches all scripts of the application at once and runs them in their order. Gatsby would print them into every page;
 * here they are added only when they are wanted.
 */
export function loadApp({ hash, scripts }: AppStart): void {
  setStartGlobals(hash)
  const failed = tellIfAppIsLate()
  for (const { path, integrity } of scripts)
    document.head.append(
      Object.assign(document.createElement('script'), { src: path, integrity, async: false, onerror: failed }),
    )
}
