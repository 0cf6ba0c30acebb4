import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeDigest } from './digest'
import { builtFolder, gatsbyFolders } from './gatsbyInternals'

/**
 * The file with the digest of the code that made Gatsby's caches. It is in their folder, so that it is removed together
 * with them.
 */
const digestFile = (root: string) => join(root, gatsbyFolders.caches, 'code-digest.txt')

/**
 * A text that changes with everything that Gatsby does not watch: the code that runs in node, the files that decide how
 * it is built (digest.ts), and the version of Node, whose data format numbers and days. Every .ts, .js and .json file
 * of src counts, also those that only browsers run: node and browsers share some rooms, and a list of what node imports
 * could miss a file. An unnecessary clean build is better than a page made by old code. Texts, data, images, style
 * sheets and components (.tsx) do not count, because Gatsby watches them. The path of the folder counts because Gatsby
 * makes ids of nodes from it: without it, a project copied or moved with its caches would have the nodes of both
 * folders.
 */
const cacheName = (root: string): string => [codeDigest('src', root), process.version, root].join(' ')

/**
 * Makes Gatsby start without caches if other code has made them; returns true if so. It removes the output and not the
 * caches: Gatsby regards caches without their output as incomplete and removes them itself (initialize.js, "cache is
 * incomplete").
 */
export function dropStaleCaches(root = process.cwd()): boolean {
  const isStale =
    existsSync(join(root, gatsbyFolders.caches)) &&
    (!existsSync(digestFile(root)) || readFileSync(digestFile(root), 'utf8') !== cacheName(root))
  if (isStale) rmSync(builtFolder(root), { recursive: true, force: true })
  return isStale
}

/** Records that the caches belong to the current code. */
export const recordCodeDigest = (root = process.cwd()): void => writeFileSync(digestFile(root), cacheName(root))
