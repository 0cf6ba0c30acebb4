import { join } from 'node:path'

/*
 * Internals of Gatsby that node code uses: names that no documentation promises. tests/unit/gatsbyInternals.test.ts
 * looks for each of them in the installed package. Their behaviour is tested by the tests named here. docs/upgrading.md
 * says what to run.
 */

/** The version of Gatsby that these names were read from, also in the other files that docs/upgrading.md lists. */
export const gatsbyVersion = '5.16.1'

/**
 * Folders of a project that Gatsby fills: its caches between builds, and the built site. Tested by every build test.
 */
export const gatsbyFolders = { caches: '.cache', built: 'public' } as const

/** Folder of webpack's cache among the caches (utils/webpack.config.js). Gatsby never empties it. */
export const webpackFolder = 'webpack'

/** Returns the folder of the built site. */
export const builtFolder = (root = process.cwd()): string => join(root, gatsbyFolders.built)

/**
 * Folder of the built site with images and fonts named after their content. Gatsby never empties it. Tested by
 * hosts/completeFolders.
 */
export const mediaFolder = 'static'

/**
 * Webpack's statistics of the browser bundle in the built folder (utils/gatsby-webpack-stats-extractor.js). Tested by
 * every build.
 */
export const statsFile = 'webpack.stats.json'

const internal = [/\.map$/, /^chunk-map\.json$/, /^_gatsby\//, /^~partytown\//]

/** True for a file of the built folder that only Gatsby and webpack use. Tested by hosts/completeFolders. */
export const isInternal = (file: string): boolean =>
  file === statsFile || internal.some((pattern) => pattern.test(file))

/** The entry of the browser bundle, and the script made from it (utils/webpack.config.js). Tested by build/scripts. */
export const entryName = 'app'

/** The file with a page's data (utils/page-data.js). Tested by caches and hosts/completeFolders. */
export const pageDataFile = 'page-data.json'

/**
 * Source of a pattern for names of bundled files: a hash of 20 digits after a dash or, for style sheets, a dot. Tested
 * by build/hostFiles.
 */
export const bundledName = String.raw`[\w.~-]+[-.][0-9a-f]{20}\.(?:js|css)`

/**
 * Name of the webpack plugin that makes the style sheet (utils/webpack-utils.js). If it changes, the output of a build
 * has warnings about the order of styles.
 */
export const styleExtractor = 'MiniCssExtractPlugin'

/** The module with which Gatsby stores scroll positions in the browser. Tested by e2e/returnToPlace. */
export const scrollStorage = 'gatsby-react-router-scroll/session-storage.js'
