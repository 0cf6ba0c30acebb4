import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, languageCodes, type Language } from '../site/languages'
import { buildSites, storeOf } from '../publish/buildSites'
import { noRoom, prepareForGatsby, startGatsby } from './gatsbyProcess'
import { runTool } from './runTool'

const root = process.cwd()

/** Builds one host; what the build says goes into a file, which is named where it fails. */
async function build(language: Language, signal: AbortSignal): Promise<void> {
  const log = join(storeOf(root), `${language}.log`)
  const output = createWriteStream(log)
  await once(output, 'open')
  const child = startGatsby(['build'], ['ignore', output, output], { SITE_LANGUAGE: language, CI: 'true' })
  signal.addEventListener('abort', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build for "${language}" failed, see ${log}\n${noRoom()}`.trimEnd())
}

/** The hosts that are named after the command, all where none is. */
function wanted(names: readonly string[]): readonly Language[] {
  const unknown = names.filter((name) => !isLanguage(name))
  if (unknown.length > 0) throw new Error(`No host is called ${unknown.join(', ')}. Use ${languageCodes.join(', ')}.`)
  return names.length > 0 ? names.filter(isLanguage) : languageCodes
}

async function main() {
  // What is published is read by the server, whatever its user is and whatever this user's files are otherwise.
  process.umask(0o022)
  const languages = wanted(process.argv.slice(2))
  prepareForGatsby()
  mkdirSync(storeOf(root), { recursive: true })
  // Ctrl-C ends the build that runs; the caches are put back before this process ends.
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
