/*
 * Ids of Gatsby's own elements (src/client/gatsbyInBrowser.ts tells how such names are watched). They are also written
 * in src/styles/base.css, busy.css and reservedIds.js.
 */

/** Id of the element that Gatsby renders into (cache-dir/default-html.js). Tested by e2e/intent. */
export const rootId = '___gatsby'

/**
 * Id of the element that contains only the page (cache-dir/production-app.js). Tested by e2e/intent and the check of
 * built pages.
 */
export const focusWrapperId = 'gatsby-focus-wrapper'

/**
 * Id of the line in which Gatsby announces navigations, in English (cache-dir/route-announcer-props.js). Tested by the
 * check of built pages.
 */
export const announcerId = 'gatsby-announcer'
