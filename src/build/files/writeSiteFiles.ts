import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltSite, FileMaker } from './siteFile'

/** List of the site files that the last build wrote. It is in the built folder and is never published. */
export const siteFileList = '_files.json'

function lastSiteFiles(folder: string): string[] {
  const list = join(folder, siteFileList)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
}

/**
 * Writes the files of all makers into a built folder, and removes files that the previous build wrote and this one does
 * not.
 */
export async function writeSiteFiles(folder: string, makers: readonly FileMaker[], site: BuiltSite): Promise<void> {
  const written = new Set<string>()
  for (const make of makers)
    for (const { path, content } of await make(site)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      written.add(path)
    }
  for (const path of lastSiteFiles(folder)) if (!written.has(path)) rmSync(join(folder, path), { force: true })
  writeFileSync(join(folder, siteFileList), JSON.stringify([...written].sort()))
}
