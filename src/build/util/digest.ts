import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What decides how code is built besides the code: packages, options of compilers, Gatsby's plugins. */
const always = ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']

/**
 * Digest of the files below a folder of the project that have one of some endings, and of what decides how they are
 * built.
 */
export function digest(folder: string, endings: readonly string[], root = process.cwd()): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => join(folder, file))
  const hash = createHash('sha1')
  for (const file of [...always, ...files.sort()]) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
