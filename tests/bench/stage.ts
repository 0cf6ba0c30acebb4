import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { withoutScripts } from './twin'

/** Folders of a build that no page asks for before its visitor does something. */
const unasked = /^(admin|pagefind|og|_gatsby)(\/|$)/

const fileOf = (path: string) => join(path, 'index.html').replace(/^\//, '')
const dataOf = (path: string) => `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** Copies of a build with the pages that are measured only, so that serving it does not compress thousands of files: ours and its twin. */
export function stage(built: string, folder: string, paths: readonly string[]): { ours: string; twin: string } {
  const measured = new Set(paths.flatMap((path) => [fileOf(path), dataOf(path)]))
  const isWanted = (file: string) =>
    /(index\.html|page-data\.json)$/.test(file) ? measured.has(file) : !unasked.test(file)
  const sites = { ours: join(folder, 'ours'), twin: join(folder, 'twin') }
  for (const site of Object.values(sites)) {
    rmSync(site, { recursive: true, force: true })
    cpSync(built, site, { recursive: true, filter: (source) => isWanted(relative(built, source).split(sep).join('/')) })
  }
  for (const path of paths) {
    const file = join(sites.twin, fileOf(path))
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
  return sites
}
