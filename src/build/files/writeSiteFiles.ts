import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eachAtOnce } from '../util/eachAtOnce'
import type { BuiltSite, SiteFiles, SiteFile, SiteFileGroup } from './siteFile'
import { keepSiteFiles, lastSiteFiles } from './siteFileList'

function write(folder: string, files: readonly SiteFile[]): string[] {
  for (const { path, content } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return files.map(({ path }) => path)
}

/** Groups that are made at the same time: as many as sharp has threads, so that thousands of posts do not fill the memory. */
const atOnce = 4

/** Writes the files of all outputs into a built folder, and removes those of the build before that are not written any more. */
export async function writeSiteFiles(folder: string, outputs: readonly SiteFiles[], site: BuiltSite): Promise<void> {
  const old = lastSiteFiles(folder)
  const files: string[] = []
  const groups: Record<string, string[]> = {}
  const take = async (made: SiteFile | SiteFileGroup) => {
    if ('path' in made) return void files.push(...write(folder, [made]))
    const kept = old.groups[made.key]
    groups[made.key] = kept?.every((path) => existsSync(join(folder, path))) ? kept : write(folder, await made.make())
  }
  for (const output of outputs) await eachAtOnce(await output(site), atOnce, take)
  keepSiteFiles(folder, old, { files, groups })
}
