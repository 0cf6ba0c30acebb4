import type { ReactElement } from 'react'
import { announcerId, focusWrapperId } from '../site/gatsbyIds'

/* Names inside Gatsby that the prerendering uses (src/client/gatsbyInBrowser.ts tells how such names are watched). */

/** Props by which an element of a document can be recognised. */
export interface RecognisableProps {
  name?: string
  sliceId?: string
  'data-identity'?: string
}

type Recogniser = (element: ReactElement<RecognisableProps>) => boolean

/**
 * Functions that recognise what Gatsby (cache-dir/static-entry.js) and its image plugin print into a document. The
 * policy check notices when one of them no longer works.
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

/** Removes the style attributes of Gatsby's own elements from a rendered page; `base.css` has the rules instead. */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(
    new RegExp(` style="[^"]*"(?= tabindex="-1" id="${focusWrapperId}")|(id="${announcerId}") style="[^"]*"`, 'g'),
    '$1',
  )
