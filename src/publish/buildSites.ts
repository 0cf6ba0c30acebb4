import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, type Language } from '../site/languages'
import { buildFolders } from './buildFolders'
import { limitWarning } from './cloudflare/redirectRules'
import { publishFolder } from './publishFolder'

export interface SitesBuild {
  /** Folder of the project. The builds run in it one after the other. */
  root: string
  /** Hosts to build. The folders of the others stay as they are. */
  languages: readonly Language[]
  /** Builds a host into `public/`. */
  build: (language: Language) => Promise<void>
  /** Stops the run after the current build. */
  signal: AbortSignal
  say: (text: string) => void
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Returns the folder with the caches of the builds and other files that are not published. */
export const storeFolder = (root: string) => join(root, '.builds')

/**
 * Moves the nginx rules of a host beside the five folders: they are for the server, and visitors may not request them.
 */
function moveNginxRules(folder: string, language: Language): void {
  const rules = join(folder, language, '_nginx.conf')
  if (!existsSync(rules)) return
  mkdirSync(join(folder, 'nginx'), { recursive: true })
  renameSync(rules, join(folder, 'nginx', `${language}.conf`))
}

/** Copies the folders and rules of the hosts that this run has not built. */
function keepOthers(sites: string, next: string, built: readonly Language[]): void {
  for (const language of languageCodes.filter((code) => !built.includes(code)))
    for (const part of [language, join('nginx', `${language}.conf`)])
      if (existsSync(join(sites, part)))
        cpSync(join(sites, part), join(next, part), { recursive: true, preserveTimestamps: true })
}

/**
 * Builds hosts and publishes them into `sites/`: all of them, or none if a build fails or the run is stopped. In both
 * cases the caches and output in the project's folder are restored.
 */
export async function buildSites({ root, languages, build, signal, say }: SitesBuild): Promise<void> {
  const store = storeFolder(root)
  const sites = join(root, 'sites')
  // New folders are made here. The old ones stay in place until all are done.
  const next = join(store, 'sites')
  const old = join(store, 'previous')
  const folders = buildFolders(root, store)
  // A host is published while the next one is built: publishing compresses on all cores, and a build mostly uses one.
  let publishing = Promise.resolve()
  const publish = async (language: Language) => {
    const start = Date.now()
    const count = await publishFolder(folders.output(language), join(next, language), join(sites, language))
    moveNginxRules(next, language)
    say(`${language}: ${count} files published in ${seconds(start)}\n`)
    const redirects = join(next, language, '_redirects')
    const warning = existsSync(redirects) && limitWarning(readFileSync(redirects, 'utf8'))
    if (warning) say(`${language}: ${warning}\n`)
  }
  // A run that was killed between the two renames at its end has left the hosts aside.
  if (!existsSync(sites) && existsSync(old)) renameSync(old, sites)
  rmSync(next, { recursive: true, force: true })
  folders.begin()
  try {
    for (const [index, language] of languages.entries()) {
      const start = Date.now()
      say(`${language}: building, ${index + 1} of ${languages.length}\n`)
      folders.open(language, languages[index - 1])
      await build(language).finally(() => folders.close(language))
      signal.throwIfAborted()
      say(`${language}: built in ${seconds(start)}\n`)
      await publishing
      publishing = publish(language)
      // A failure is reported at the `await`, after the current build.
      publishing.catch(() => undefined)
    }
    await publishing
  } finally {
    // If a build has failed, its error is reported, even if the publication fails too.
    await Promise.allSettled([publishing])
    folders.end()
  }
  signal.throwIfAborted()
  keepOthers(sites, next, languages)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(sites)) renameSync(sites, old)
  renameSync(next, sites)
  rmSync(old, { recursive: true, force: true })
}
