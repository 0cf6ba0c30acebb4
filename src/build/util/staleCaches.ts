import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeDigest } from './digest'
import { builtFolder, gatsbyFolders, webpackFolder } from './gatsbyInNode'

const caches = (root: string) => join(root, gatsbyFolders.caches)

/**
 * The file with the fingerprint of Gatsby's caches. It is in their folder, so that it is removed together with them.
 */
const fingerprintFile = (root: string) => join(caches(root), 'fingerprint.txt')

/**
 * Returns a text that changes with everything that Gatsby does not watch:
 *
 * - the code (digest.ts). Every .ts, .js and .json file of src counts, because node and browsers share rooms. Texts,
 *   data, images, style sheets and components (.tsx) do not count: Gatsby watches them.
 * - the version of Node, whose data format numbers and days
 * - the path of the folder: Gatsby and webpack keep paths, so a copy would have the nodes and modules of both folders.
 */
const cacheFingerprint = (root: string): string => [codeDigest(root), process.version, root].join(' ')

/**
 * Makes a build start without caches if other code has made them; returns true if so. Gatsby removes its caches itself
 * if they have no output (initialize.js, "cache is incomplete"), except webpack's.
 */
export function dropStaleCaches(root = process.cwd()): boolean {
  const isStale =
    existsSync(caches(root)) &&
    (!existsSync(fingerprintFile(root)) || readFileSync(fingerprintFile(root), 'utf8') !== cacheFingerprint(root))
  if (isStale)
    for (const folder of [builtFolder(root), join(caches(root), webpackFolder)])
      rmSync(folder, { recursive: true, force: true })
  return isStale
}

/** Records that the caches belong to the current code. */
export const recordFingerprint = (root = process.cwd()): void =>
  writeFileSync(fingerprintFile(root), cacheFingerprint(root))
