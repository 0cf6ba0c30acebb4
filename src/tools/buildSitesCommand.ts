import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, languageCodes, type Language } from '../site/languages'
import { buildDay } from '../build/util/buildDay'
import { buildSites, storeFolder } from '../publish/buildSites'
import { noRoom, prepareForGatsby, startGatsby } from './gatsbyProcess'
import { runTool } from './runTool'

const root = process.cwd()

/** Builds one host. The output goes into a log file, which the error names if the build fails. */
async function build(language: Language, signal: AbortSignal): Promise<void> {
  const log = join(storeFolder(root), `${language}.log`)
  const output = createWriteStream(log)
  await once(output, 'open')
  const child = startGatsby(['build'], ['ignore', output, output], { SITE_LANGUAGE: language, CI: 'true' })
  signal.addEventListener('abort', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build for "${language}" failed, see ${log}\n${noRoom()}`.trimEnd())
}

/** Returns the hosts that the command names, or all if it names none. Throws if a name is not a host. */
function wanted(names: readonly string[]): readonly Language[] {
  const unknown = names.filter((name) => !isLanguage(name))
  if (unknown.length > 0) throw new Error(`No host is called ${unknown.join(', ')}. Use ${languageCodes.join(', ')}.`)
  return names.length > 0 ? names.filter(isLanguage) : languageCodes
}

async function main() {
  // The server reads the published files, and it may run as another user.
  process.umask(0o022)
  const languages = wanted(process.argv.slice(2))
  // All hosts show the posts of one day, also if they are built over midnight.
  process.env.BUILD_DATE = buildDay()
  prepareForGatsby()
  mkdirSync(storeFolder(root), { recursive: true })
  // Ctrl-C ends the current build. The caches are restored before this process ends.
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error('Stopped.')))
  await buildSites({
    root,
    languages,
    build: (language) => build(language, stop.signal),
    signal: stop.signal,
    say: (text) => process.stdout.write(text),
  })
  console.log(
    `In sites/: ${languages.join(', ')}. Deploy all five with npm run deploy:local, or see docs/publishing.md`,
  )
}

runTool(main, '\nNothing was replaced: sites/ is as it was.')
