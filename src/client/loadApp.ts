import type { AppAssets } from '../site/appAssets'
import { setStartGlobals } from './gatsbyInternals'

/** Fetches the application's scripts at once and runs them in their order: what Gatsby would print into every page, added when it is wanted. */
export function loadApp(app: AppAssets): void {
  setStartGlobals(app)
  for (const { path, integrity } of app.scripts)
    document.head.append(Object.assign(document.createElement('script'), { src: path, integrity, async: false }))
}
