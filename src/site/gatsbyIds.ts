/*
 * Ids of Gatsby's own elements (src/client/gatsbyInternals.ts says how such names are watched). They stand in
 * src/styles/base.css and busy.css and in takenIds.js too.
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
