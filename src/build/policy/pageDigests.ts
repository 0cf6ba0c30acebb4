import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../util/filesBelow'

/** Digests of files, by their path below a built folder. */
export type Digests = ReadonlyMap<string, string>

/** What Gatsby keeps for itself is never published. */
const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('_gatsby/')

/** Digests of the HTML files of a built folder, or of a folder in it. */
export const pageDigests = (folder: string, below = ''): Digests =>
  new Map(
    filesBelow(join(folder, below))
      .filter(isPage)
      .map((file) => join(below, file))
      .map((file) => [file, createHash('sha1').update(readFileSync(join(folder, file))).digest('base64')]),
  )
