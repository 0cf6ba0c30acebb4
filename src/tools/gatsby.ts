import { once } from 'node:events'
import { endTogether, noRoom, prepareForGatsby, startGatsby } from './gatsbyProcess'
import { runTool } from './runTool'

/**
 * A command of Gatsby with its options, in a folder where nothing else is built: Gatsby's own hooks would come after
 * its first step.
 */
async function main() {
  prepareForGatsby()
  const gatsby = startGatsby(process.argv.slice(2), 'inherit')
  endTogether(gatsby)
  const [code] = (await once(gatsby, 'exit')) as [number | null]
  process.exitCode = code ?? 1
  if (code !== 0 && noRoom()) console.error(noRoom())
}

runTool(main)
