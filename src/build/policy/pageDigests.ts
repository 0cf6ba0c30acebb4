import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../util/filesBelow'
import { isInternal } from '../util/gatsbyInternals'

/** Digests of files, by their path below a built folder. */
export type Digests = ReadonlyMap<string, string>

const isPage = (file: string) => file.endsWith('.html') && !isInternal(file)

/** Digests of the HTML files of a built folder, or of a folder in it. */
export const pageDigests = (folder: string, below = ''): Digests =>
  new Map(
    filesBelow(join(folder, below))
      .filter(isPage)
      .map((file) => join(below, file))
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(join(folder, file)))
          .digest('base64'),
      ]),
  )
