import { parseArgs } from 'node:util'
import { builds } from './builds'
import { clicks } from './clicks'
import { navigations } from './navigations'
import { pages } from './pages'

/** What `npm run bench` can measure. Timed, so never a test. */
const benchmarks = { pages, clicks, navigations, builds }

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, posts: { type: 'string', default: '400,2000' } },
  allowPositionals: true,
})
const options = { runs: Number(values.runs), posts: values.posts.split(',').map(Number) }

/** Runs the benchmarks that are named; all of them where none is. */
async function main() {
  const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name))
  if (unknown.length > 0)
    throw new Error(`No benchmark is called ${unknown.join()}: ${Object.keys(benchmarks).join()}.`)
  for (const [name, measure] of Object.entries(benchmarks))
    if (positionals.length === 0 || positionals.includes(name)) await measure(options)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
