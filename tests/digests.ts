import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../src/build/util/filesBelow'

/** Digest of each file of a built folder; what Gatsby and the gate keep for themselves is left out. */
export const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => !/^(_gatsby\/|_passed\.json$)/.test(file))
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )
