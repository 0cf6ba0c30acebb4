import type { ReactElement } from 'react'
import { announcerId, focusWrapperId } from '../site/gatsbyIds'

/*
 * Gatsby's inside, as far as the prerendering touches it (src/client/gatsbyInternals.ts says how such names are
 * watched).
 */

/** Props by which an element in a document can be recognised. */
export interface RecognisableProps {
  name?: string
  sliceId?: string
  'data-identity'?: string
}

type Recogniser = (element: ReactElement<RecognisableProps>) => boolean

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
