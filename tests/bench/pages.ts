import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { samplePages } from '../../src/build/pages/samplePages'
import { isLanguage, type Language } from '../../src/site/languages'
import { markdownTable, option } from './options'
import { builtPeers, peersFolder, serveSites } from './peers'
import { stage } from './stage'
import { missed, type Figures } from './targets'

/** Templates that are measured. */
const kinds = ['Home', 'Pricing', 'Feature', 'Blog', 'Post'] as const

interface Measured {
  label: string
  lighthouse?: Figures
  weight: { bytes: number; requests: number }
  errors: string[]
}

/** One page of one site, as `page.mjs` takes it; the label is `site kind address`. */
const target = (site: string, kind: string, url: string, path: string) => `${site} ${kind} ${path}=${url}${path}`

/** The pages of a kind, ours after their twins, so that both are measured in the same minute. */
function ourTargets(paths: ReadonlyMap<string, string>, urls: ReadonlyMap<string, string>): string[] {
  return [...paths].flatMap(([path, kind]) =>
    ['twin', 'ours'].map((site) => target(site, kind, urls.get(site)!, path === '/' ? path : `${path}/`)),
  )
}

async function measure(harness: string, names: readonly string[], runs: string, json: string): Promise<Measured[]> {
  const child = spawn(process.execPath, ['page.mjs', `--runs=${runs}`, `--json=${json}`, ...names], {
    cwd: harness,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`page.mjs ended with ${code}`)
  return (JSON.parse(readFileSync(json, 'utf8')) as { pages: Measured[] }).pages
}

const whole = (value: number) => value.toFixed(0)
const besides = (ours: number, twin: number) => `${whole(ours)} / ${whole(twin)} = ${(ours / twin).toFixed(3)}`

function comparison(measured: readonly Measured[]): string {
  const figures = new Map(measured.map((page) => [page.label, page]))
  const rows = measured.flatMap(({ label, lighthouse: ours, weight, errors }) => {
    const twin = figures.get(label.replace(/^ours/, 'twin'))
    if (!label.startsWith('ours') || !ours || !twin?.lighthouse) return []
    const misses = [...missed(ours, twin.lighthouse), ...errors]
    return [
      [
        label.slice(5),
        besides(ours.fcp, twin.lighthouse.fcp),
        besides(ours.lcp, twin.lighthouse.lcp),
        besides(ours.si, twin.lighthouse.si),
      ].concat(
        [`${whole(ours.tbt)} / ${whole(twin.lighthouse.tbt)}`, ours.cls.toFixed(3), whole(ours.score)],
        [
          `${(weight.bytes / 1000).toFixed(1)} / ${(twin.weight.bytes / 1000).toFixed(1)}`,
          misses.length > 0 ? `missed: ${misses.join(', ')}` : 'met',
        ],
      ),
    ]
  })
  return markdownTable(
    ['page', 'FCP ms ours / twin', 'LCP ms', 'SI ms', 'TBT ms', 'CLS', 'score', 'kB', 'targets'],
    rows,
  )
}

function peerTable(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ label, lighthouse, weight }) =>
    label.startsWith('twin') || !lighthouse
      ? []
      : [
          [
            label,
            whole(lighthouse.fcp),
            whole(lighthouse.lcp),
            whole(lighthouse.tbt),
            whole(lighthouse.score),
            String(weight.requests),
            (weight.bytes / 1000).toFixed(1),
          ],
        ],
  )
  return markdownTable(['site and page', 'FCP ms', 'LCP ms', 'TBT ms', 'score', 'requests', 'kB'], rows)
}

/** Languages named by `--languages=fi,et`. */
const languagesOf = (words: readonly string[]): Language[] =>
  option(words, 'languages', 'fi,et').split(',').filter(isLanguage)

/**
 * Lighthouse's figures of the build in `public/` beside its zero-script twin and the built peers, interleaved, medians.
 * `--runs=5`, `--languages=fi,et`, `--kinds=Home,Post`.
 */
export async function pages(words: readonly string[]): Promise<void> {
  const built = resolve(process.env.SITE_FOLDER ?? 'public')
  const siteLanguage = builtLanguage(built)
  const wanted = option(words, 'kinds', kinds.join()).split(',')
  const paths = new Map(
    languagesOf(words).flatMap((language) =>
      [...samplePages(built, language, siteLanguage)]
        .filter(([kind]) => wanted.includes(kind))
        .map(([kind, path]) => [path, kind] as const),
    ),
  )
  const harness = peersFolder()
  const folder = resolve('.bench')
  mkdirSync(folder, { recursive: true })
  const staged = stage(built, join(folder, 'www'), [...paths.keys()])
  const peers = await builtPeers(harness)
  const server = await serveSites(harness, [
    { name: 'twin', root: staged.twin },
    { name: 'ours', root: staged.ours },
    ...peers,
  ])
  const urls = new Map(server.sites.map(({ name, url }) => [name, url]))
  const others = peers.flatMap(({ name, paths: theirs }) =>
    Object.entries(theirs)
      .filter(([kind]) => wanted.includes(kind))
      .map(([kind, path]) => target(name, kind, urls.get(name)!, path)),
  )
  try {
    const measured = await measure(
      harness,
      [...ourTargets(paths, urls), ...others],
      option(words, 'runs', '5'),
      join(folder, 'pages.json'),
    )
    console.log(`${comparison(measured)}\n\n${peerTable(measured)}\n`)
  } finally {
    await server.stop()
  }
}
