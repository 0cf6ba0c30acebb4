import { once } from 'node:events'
import { forwardSignals, noRoom, prepareForGatsby, startGatsby } from './gatsbyProcess'
import { runTool } from './runTool'

/**
 * Runs a command of Gatsby with its options, after the checks of `prepareForGatsby`. Gatsby's own hooks are too late
 * for these: they run after its first step.
 */
async function main() {
  prepareForGatsby()
  const gatsby = startGatsby(process.argv.slice(2), 'inherit')
  forwardSignals(gatsby)
  const [code] = (await once(gatsby, 'exit')) as [number | null]
  process.exitCode = code ?? 1
  if (code !== 0 && noRoom()) console.error(noRoom())
}

runTool(main)
