import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeDigest } from './digest'
import { builtFolder, gatsbyFolders } from './gatsbyInternals'

/** Names the code that Gatsby's caches were made with; it lies in their folder, so that it goes when they go. */
const digestFile = (root: string) => join(root, gatsbyFolders.caches, 'code-digest.txt')

/**
 * Changes with what Gatsby does not watch: the code that runs in node, with what decides how it is built (digest.ts),
 * and Node itself, whose data write numbers and days. Every .ts, .js and .json of src counts, also what only browsers
 * run: node and browsers share the pure rooms, and a list of what node imports could forget a file. A clean build too
 * many is better than a page of old code. Texts, data, images, style sheets and components (.tsx) are no part of it:
 * Gatsby watches these itself. The folder's path counts, because nodes are named after it: a project that was copied or
 * moved with its caches would be built from both.
 */
const cacheName = (root: string): string => [codeDigest('src', root), process.version, root].join(' ')

/**
 * Makes Gatsby begin without caches where they were made by other code than this; true where it does. Caches without
 * their output are incomplete to Gatsby, and it removes them (initialize.js, "cache is incomplete"): so the output is
 * what is removed here.
 */
export function dropStaleCaches(root = process.cwd()): boolean {
  const isStale =
    existsSync(join(root, gatsbyFolders.caches)) &&
    (!existsSync(digestFile(root)) || readFileSync(digestFile(root), 'utf8') !== cacheName(root))
  if (isStale) rmSync(builtFolder(root), { recursive: true, force: true })
  return isStale
}

/** Notes that the caches are made by the code as it is now. */
export const recordCodeDigest = (root = process.cwd()): void => writeFileSync(digestFile(root), cacheName(root))
