import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clean, ours, ports, type Contestant } from './contestants'
import { median } from './median'
import { markdownTable, option } from './options'
import { peersFolder } from './peers'

/** What the harness measures of a build: seconds, bytes of memory of all its processes together. */
interface Measured {
  ok: boolean
  wall: number
  cpu: number
  treePeak: number
}

type Measure = (
  command: readonly string[],
  options: { cwd: string; env: Record<string, string>; log: string; timeout: number },
) => Promise<Measured>
type Generate = (posts: number, folder: string) => void

/** Seconds after which a build is given up. */
const patience = 1500

interface Round {
  harness: string
  measure: Measure
  posts: number
}

async function build(
  { harness, measure, posts }: Round,
  { name, dir, command, env }: Contestant,
  kind: string,
): Promise<Measured> {
  const log = join(harness, '.work', 'logs', `${name}-${posts}-${kind}.log`)
  const figures = await measure(command, { cwd: dir, env, log, timeout: patience })
  if (!figures.ok) throw new Error(`${name} with ${posts} posts failed; its messages are in ${log}`)
  console.error(`${name}, ${posts} posts per language, ${kind}: ${figures.wall.toFixed(1)} s`)
  return figures
}

/** Gives one post of a contestant a new last paragraph. */
function change({ post, text }: Contestant, content: string, round: number) {
  const files = readdirSync(join(content, 'en')).sort()
  const file = files[files.length >> 1]
  if (file === undefined) return
  const generated = readFileSync(join(content, 'en', file), 'utf8')
  writeFileSync(post('en', basename(file, '.md')), text(`${generated}\nChanged in round ${round}.\n`))
}

async function row(round: Round, contestants: readonly Contestant[], runs: number): Promise<string[][]> {
  const { generate } = (await import(pathToFileURL(join(round.harness, 'gen.mjs')).href)) as { generate: Generate }
  const content = join(round.harness, 'content', String(round.posts))
  generate(round.posts, content)
  const figures = new Map(contestants.map((site) => [site, { clean: [] as Measured[], changed: [] as Measured[] }]))
  for (const site of contestants) site.prepare(content)
  for (const site of contestants.filter(({ keepsPictures }) => keepsPictures)) {
    clean(site)
    await build(round, site, 'first')
  }
  for (let run = 0; run < runs; run++) {
    for (const site of contestants) {
      clean(site)
      figures.get(site)!.clean.push(await build(round, site, 'clean'))
    }
    for (const site of contestants) {
      change(site, content, run)
      figures.get(site)!.changed.push(await build(round, site, 'one post'))
    }
  }
  return [...figures].map(([{ name }, made]) => [
    String(round.posts * 5),
    name,
    median(made.clean.map(({ wall }) => wall)).toFixed(1),
    median(made.clean.map(({ cpu }) => cpu)).toFixed(1),
    (median(made.clean.map(({ treePeak }) => treePeak)) / 2 ** 20).toFixed(0),
    median(made.changed.map(({ wall }) => wall)).toFixed(1),
  ])
}

/** Clean builds and rebuilds after one changed post, beside the ports that are installed, in turn. A first build, which draws missing pictures, does not count. */
export async function builds(words: readonly string[]): Promise<void> {
  const harness = peersFolder()
  const { measure } = (await import(pathToFileURL(join(harness, 'lib', 'measure.mjs')).href)) as { measure: Measure }
  const names = option(words, 'peers', '').split(',').filter(Boolean)
  const own = ours()
  try {
    const others = (await ports(harness)).filter(({ name }) => names.length === 0 || names.includes(name))
    const rows: string[][] = []
    for (const posts of option(words, 'posts', '40').split(',').map(Number))
      rows.push(...(await row({ harness, measure, posts }, [own, ...others], Number(option(words, 'runs', '1')))))
    console.log(markdownTable(['posts', 'site', 'clean s', 'CPU s', 'peak MiB', 'one post s'], rows))
  } finally {
    own.remove()
  }
}
