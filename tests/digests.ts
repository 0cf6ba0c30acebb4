import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../src/build/util/filesBelow'

/** Digest of each file of a built folder; what Gatsby keeps for itself is left out. */
export const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => !file.startsWith('_gatsby/'))
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )

/** Files that two built folders do not have alike. */
export const differences = (a: Record<string, string>, b: Record<string, string>): string[] =>
  Object.keys({ ...a, ...b }).filter((file) => a[file] !== b[file])
