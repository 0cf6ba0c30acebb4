import { spawnSync } from 'node:child_process'
import { engineNames, engines, howToGet, missingPrograms } from './findEngines'

const run = (command: string, ...args: string[]) => {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0
}

const lacking = () => engineNames.filter((engine) => missingPrograms(engine).length > 0)

if (lacking().length > 0) {
  const packages = lacking().flatMap((engine) => engines[engine].packages)
  console.log(`No ${lacking().join(', no ')} for the journeys; trying the system's package manager.`)
  if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}
for (const engine of lacking()) {
  console.error(howToGet(engine))
  process.exitCode = 1
}
