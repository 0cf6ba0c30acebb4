import type { PageContext } from '../site/pageContext'

/*
 * Gatsby's inside, as far as the browser touches it: names that no documentation promises, read from the version that
 * src/build/util/gatsbyInternals.ts names. tests/unit/gatsbyInternals.test.ts looks for each of them in the installed
 * package; what they do is seen by the tests named here. docs/upgrading.md says what to run.
 */

/** What Gatsby's loader hands over for a page (cache-dir/loader.js). */
export interface PageResources {
  status?: string
  error?: unknown
  json?: { pageContext?: PageContext }
  /** The build that the page is of (loader.js, `webpackCompilationHash`). */
  page?: { webpackCompilationHash?: string }
}

/**
 * What Gatsby puts on `window` in production (cache-dir/production-app.js, navigation.js). Seen by e2e/navigation,
 * e2e/prefetch.
 */
interface GatsbyWindow {
  ___webpackCompilationHash?: string
  ___navigate?: (to: string | number, options?: object) => unknown
  ___loader?: {
    loadPage: (path: string) => Promise<PageResources | undefined>
    loadPageSync: (path: string, options?: object) => PageResources | undefined
    hovering: (path: string) => unknown
  }
}

export const gatsbyWindow = () => window as unknown as GatsbyWindow

/**
 * Sets what Gatsby's own inline scripts would set (cache-dir/static-entry.js): its application reads the hash, else
 * every page is loaded twice; its plugins may ask for the chunks of a page, of which nothing here is prefetched. Seen
 * by e2e/navigation.
 */
export const setStartGlobals = (hash: string): unknown =>
  Object.assign(window, { ___webpackCompilationHash: hash, ___chunkMapping: {} })
