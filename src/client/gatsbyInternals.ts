import type { ReactElement } from 'react'
import type { PageContext } from '../site/pageContext'

/*
 * Gatsby's inside, as far as the browser and the prerendering touch it: names that no documentation promises, read from
 * the version that src/build/util/gatsbyInternals.ts names. tests/unit/gatsbyInternals.test.ts looks for each of them
 * in the installed package; what they do is seen by the tests named here. docs/upgrading.md says what to run. The ids
 * stand in src/styles/base.css and busy.css too.
 */

/** Id of the element that Gatsby renders into (cache-dir/default-html.js). Seen by e2e/intent. */
export const rootId = '___gatsby'

/**
 * Id of the element that holds the page and nothing else (cache-dir/production-app.js). Seen by e2e/intent and the
 * check of built pages.
 */
export const focusWrapperId = 'gatsby-focus-wrapper'

/**
 * Id of the line that tells of navigations, in English (cache-dir/route-announcer-props.js). Seen by the check of built
 * pages.
 */
export const announcerId = 'gatsby-announcer'

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

/** Props by which an element in a document can be recognised. */
export interface Printed {
  name?: string
  sliceId?: string
  'data-identity'?: string
}

type Recogniser = (element: ReactElement<Printed>) => boolean

/**
 * How to recognise what Gatsby and its image plugin print into a document (cache-dir/static-entry.js). Seen by the
 * check of built pages.
 */
export const printed = {
  /** The name and version of Gatsby. */
  generator: ({ props }) => props.name === 'generator',
  /** The path of the page, as an inline script. */
  pagePath: ({ key }) => key === 'script-loader',
  /** The tags of all scripts, and inline ones with the globals. */
  scripts: ({ props }) => props.sliceId === '_gatsby-scripts',
  /** The style sheet, inline. */
  styleSheet: ({ props }) => props['data-identity'] === 'gatsby-global-css',
  /** Inline styles and a script of gatsby-plugin-image (its gatsby-ssr.js). */
  imageHelpers: ({ key }) => String(key).startsWith('gatsby-image-style'),
} as const satisfies Record<string, Recogniser>

/** A rendered page without the style attributes of Gatsby's own elements; `base.css` has the rules instead. */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(
    new RegExp(` style="[^"]*"(?= tabindex="-1" id="${focusWrapperId}")|(id="${announcerId}") style="[^"]*"`, 'g'),
    '$1',
  )
