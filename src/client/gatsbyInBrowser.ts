import type { PageContext } from '../site/pageContext'

/*
 * Names inside Gatsby that the browser code uses. No documentation promises them; they are read from the version that
 * src/build/util/gatsbyInNode.ts names. tests/unit/gatsbyInternals.test.ts looks for each name in the installed
 * package, and the tests named below test what it does. docs/upgrading.md tells what to run.
 */

/** The data that Gatsby's loader returns for a page (cache-dir/loader.js). */
export interface PageResources {
  status?: string
  error?: unknown
  json?: { pageContext?: PageContext }
  /** Hash of the build that the page belongs to (loader.js, `webpackCompilationHash`). */
  page?: { webpackCompilationHash?: string }
}

/**
 * What Gatsby sets on `window` in production (cache-dir/production-app.js, navigation.js). Tested by e2e/navigation and
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
 * Sets the globals that Gatsby's own inline scripts would set (cache-dir/static-entry.js). Without the hash its
 * application loads every page twice. Its plugins may read the chunks of a page; the map is empty, because nothing here
 * is prefetched by it. Tested by e2e/navigation.
 */
export const setStartGlobals = (hash: string): unknown =>
  Object.assign(window, { ___webpackCompilationHash: hash, ___chunkMapping: {} })
