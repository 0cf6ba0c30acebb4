import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names what the last build wrote; lies in the built folder, because that is what it speaks of, and is never published. */
export const siteFileList = '_files.json'

interface List {
  /** Paths of single files. */
  files: string[]
  /** Paths of the files of each group, by its key. */
  groups: Record<string, string[]>
}

/** What the last build wrote into a folder. */
export function lastSiteFiles(folder: string): List {
  const file = join(folder, siteFileList)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as List) : { files: [], groups: {} }
}

const all = ({ files, groups }: List) => [...files, ...Object.values(groups).flat()]

/** Removes what an older build wrote and this one did not, and remembers this one's. */
export function keepSiteFiles(folder: string, old: List, list: List): void {
  const kept = new Set(all(list))
  for (const path of all(old)) if (!kept.has(path)) rmSync(join(folder, path), { force: true })
  const groups = Object.fromEntries(
    Object.keys(list.groups)
      .sort()
      .map((key) => [key, [...list.groups[key]!].sort()]),
  )
  writeFileSync(join(folder, siteFileList), JSON.stringify({ files: list.files.sort(), groups }))
}
