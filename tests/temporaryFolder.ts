import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Returns functions for the files of a folder, by their paths below it. */
export function filesIn(root: string) {
  const path = (file: string) => join(root, file)
  return {
    path,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    write: (file: string, content: string | Uint8Array = '') => {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), content)
    },
    forget: (...files: string[]) => files.forEach((file) => rmSync(path(file), { recursive: true, force: true })),
  }
}

/** Makes a temporary folder. `remove` removes it. */
export function temporaryFolder() {
  const root = mkdtempSync(join(tmpdir(), 'test-'))
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  return { root, remove, ...filesIn(root) }
}

export type TemporaryFolder = ReturnType<typeof temporaryFolder>
