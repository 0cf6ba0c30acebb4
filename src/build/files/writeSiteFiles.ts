import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../util/replaceFile'
import type { BuiltSite, FileMaker } from './siteFile'

/** List of the site files in the built folder. It lies there too and is never published. */
export const siteFileList = '_files.json'

function listedFiles(folder: string): string[] {
  const list = join(folder, siteFileList)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
}

/**
 * Writes the files of all makers into a built folder, and removes files that earlier builds wrote and this one does
 * not. A file is listed before it is written, so a build that stops leaves none that a later one would not remove.
 */
export async function writeSiteFiles(folder: string, makers: readonly FileMaker[], site: BuiltSite): Promise<void> {
  const earlier = listedFiles(folder)
  const written = new Set<string>()
  const list = (paths: Iterable<string>) =>
    replaceFile(folder, siteFileList, JSON.stringify([...new Set(paths)].sort()))
  for (const make of makers) {
    const files = await make(site)
    for (const { path } of files) written.add(path)
    list([...earlier, ...written])
    for (const { path, content } of files) replaceFile(folder, path, content)
  }
  for (const path of earlier) if (!written.has(path)) rmSync(join(folder, path), { force: true })
  list(written)
}
