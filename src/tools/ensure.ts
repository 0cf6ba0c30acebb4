import { spawnSync } from 'node:child_process'
import { howToGet, program, type ProgramName } from './programs'

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0
}

/** The programs that this machine has to have: installs Debian's packages if it can, else prints how to get them. */
const wanted = process.argv.slice(2) as ProgramName[]
const missing = () => wanted.filter((name) => !program(name).find())

if (missing().includes('browser')) run('npx', 'playwright', 'install', '--with-deps', 'chromium')
const packages = missing().map((name) => program(name).package)
if (packages.length > 0 && run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', ...packages)
for (const name of missing()) {
  console.error(howToGet(name))
  process.exitCode = 1
}
