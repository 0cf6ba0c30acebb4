import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Digest of the files with one of some endings in some folders of the project. */
export function digest(folders: readonly string[], endings: readonly string[], root = process.cwd()): string {
  const hash = createHash('sha1')
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((name) => endings.some((ending) => name.endsWith(ending))))
      hash.update(file).update(readFileSync(join(root, folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
