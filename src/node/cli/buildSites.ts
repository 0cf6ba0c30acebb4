import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, languageCodes, type Language } from '../../site/languages'
import { buildFolders } from '../publish/buildFolders'
import { publishFolder } from '../publish/publishFolder'

const root = process.cwd()
const store = join(root, '.builds')
const sites = join(root, 'sites')
/** Where the folders grow; the previous ones stay in place until all are done. */
const next = join(store, 'sites')
const gatsby = join(root, 'node_modules', 'gatsby', 'cli.js')

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Builds one host; what the build says goes into a file, which is named where it fails. */
async function build(language: Language): Promise<void> {
  const log = join(store, `${language}.log`)
  const output = createWriteStream(log)
  await once(output, 'open')
  const env = { ...process.env, SITE_LANGUAGE: language, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' }
  const child = spawn(process.execPath, [gatsby, 'build'], { env, stdio: ['ignore', output, output] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build for "${language}" failed, see ${log}`)
}

/** The server rules of a host are for the server, not for visitors: they lie beside the five folders. */
function takeRules(language: Language): void {
  const rules = join(next, language, '_nginx.conf')
  if (!existsSync(rules)) return
  mkdirSync(join(next, 'nginx'), { recursive: true })
  renameSync(rules, join(next, 'nginx', `${language}.conf`))
}

/** Replaces the published folders by the new ones. */
function replace(): void {
  const old = join(store, 'previous')
  rmSync(old, { recursive: true, force: true })
  if (existsSync(sites)) renameSync(sites, old)
  renameSync(next, sites)
  rmSync(old, { recursive: true, force: true })
}

/** The hosts that are named after the command, all where none is. */
function wanted(names: readonly string[]): readonly Language[] {
  const unknown = names.filter((name) => !isLanguage(name))
  if (unknown.length > 0) throw new Error(`No host is called ${unknown.join(', ')}. Use ${languageCodes.join(', ')}.`)
  return names.length > 0 ? names.filter(isLanguage) : languageCodes
}

async function main() {
  const languages = wanted(process.argv.slice(2))
  const folders = buildFolders(root, store)
  mkdirSync(store, { recursive: true })
  rmSync(next, { recursive: true, force: true })
  folders.begin()
  // Ctrl-C ends the build that runs; the caches are put back before this process ends.
  const stop = new AbortController()
  process.on('SIGINT', () => stop.abort(new Error('Stopped.')))
  try {
    for (const [index, language] of languages.entries()) {
      const start = Date.now()
      process.stdout.write(`${index + 1}/${languages.length} ${language}: `)
      folders.open(language, languages[index - 1])
      await build(language).finally(() => folders.close(language))
      stop.signal.throwIfAborted()
      const built = Date.now()
      process.stdout.write(`built in ${seconds(start)}, `)
      const count = await publishFolder(folders.output(language), join(next, language), join(sites, language))
      takeRules(language)
      console.log(`${count} files published in ${seconds(built)}`)
    }
  } finally {
    folders.end()
  }
  replace()
  console.log(`In sites/: ${languages.join(', ')}. Deploy all five with npm run deploy:local, or see docs/publishing.md`)
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\nNothing was replaced: sites/ is as it was.`)
  process.exitCode = 1
})
