import { join } from 'node:path'

/*
 * Gatsby's inside, as far as node code touches it: names that no documentation promises.
 * tests/unit/gatsbyInternals.test.ts looks for each of them in the installed package; what they do is seen by the tests
 * named here. docs/upgrading.md says what to run.
 */

/** The version that the names were read from, here and in the other files that docs/upgrading.md names. */
export const readFrom = '5.16.1'

/**
 * Folders of a project that Gatsby fills: with what it keeps between builds, and with the built site. Seen by every
 * build test.
 */
export const gatsbyFolders = { caches: '.cache', built: 'public' } as const

/** The folder of the built site. */
export const builtFolder = (root = process.cwd()): string => join(root, gatsbyFolders.built)

/**
 * Folder of the built site whose images and fonts are named after their content; Gatsby never empties it. Seen by
 * hosts/completeFolders.
 */
export const mediaFolder = 'static'

/**
 * Webpack's statistics of the browser bundle in the built folder (utils/gatsby-webpack-stats-extractor.js). Seen by
 * every build.
 */
export const statsFile = 'webpack.stats.json'

const internal = [/\.map$/, /^chunk-map\.json$/, /^_gatsby\//, /^~partytown\//]

/** True for a file of the built folder that Gatsby and webpack keep for themselves. Seen by hosts/completeFolders. */
export const isInternal = (file: string): boolean =>
  file === statsFile || internal.some((pattern) => pattern.test(file))

/** The entry of the browser bundle, and the script made of it (utils/webpack.config.js). Seen by build/scripts. */
export const entryName = 'app'

/** The file of a page's data (utils/page-data.js). Seen by caches and hosts/completeFolders. */
export const pageDataFile = 'page-data.json'

/**
 * Source of a pattern for names of bundled files: a hash of 20 digits behind a dash or, in style sheets, a dot. Seen by
 * build/hostFiles.
 */
export const bundledName = String.raw`[\w.~-]+[-.][0-9a-f]{20}\.(?:js|css)`

/**
 * Name of the webpack plugin that makes the style sheet (utils/webpack-utils.js). Seen in the build's output, as
 * warnings about order.
 */
export const styleExtractor = 'MiniCssExtractPlugin'

/**
 * The module with which Gatsby keeps scroll positions in the browser's storage, as its package asks for it. Seen by
 * e2e/returnToPlace.
 */
export const scrollStorage = { package: 'gatsby-react-router-scroll', request: /\/session-storage(\.js)?$/ } as const
