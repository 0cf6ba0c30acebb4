import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a file of a folder. It appears under its path only when it is whole: a full disk or a killed process leaves
 * what was there before, and a part that the next file replaces.
 */
export function replaceFile(folder: string, path: string, content: string | Uint8Array): void {
  const unfinished = join(folder, '_unfinished')
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(unfinished, content)
  renameSync(unfinished, join(folder, path))
}
