import { spawnSync } from 'node:child_process'
import { findBrowser } from './findBrowser'

const run = (command: string, ...args: string[]) => {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0
}

/** Ways to get a browser, tried in turn until one is found. */
const ways = [
  { what: "Playwright's own download", get: () => run('npx', 'playwright', 'install', '--with-deps', 'chromium') },
  {
    what: "the system's package manager",
    get: () => run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium'),
  },
]

let browser = findBrowser()
for (const { what, get } of ways) {
  if (browser) break
  console.log(`No browser for the end-to-end tests; trying ${what}.`)
  get()
  browser = findBrowser()
}
if (browser) console.log(`End-to-end tests use ${browser}`)
else {
  console.error('No browser could be found or installed. Install Chromium, or set CHROMIUM to the path of its program.')
  process.exitCode = 1
}
