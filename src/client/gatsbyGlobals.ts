import type { PageContext } from '../site/pageContext'

export interface PageResources {
  status?: string
  error?: unknown
  json?: { pageContext?: PageContext }
  page?: { path: string }
}

/** What Gatsby puts on `window` in production, as far as this site touches it. */
export interface GatsbyWindow {
  ___navigate?: (to: string | number, options?: object) => unknown
  ___loader?: {
    loadPage: (path: string) => Promise<PageResources | undefined>
    loadPageSync: (path: string, options?: object) => PageResources | undefined
    hovering: (path: string) => unknown
  }
}

export const gatsbyWindow = () => window as unknown as GatsbyWindow
