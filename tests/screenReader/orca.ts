import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { pathOf } from '../../src/tools/programs'

/** What Orca notes of everything that it says. */
const spoken = /SPEECH OUTPUT: '(.*)'(?:\[?\{.*)?$/gm

/** Milliseconds without a word after which Orca has come to the end of a page. */
const silence = 8000

const nextPage = 'Next page'

/** More than the longest page has: Orca goes round in circles. */
const endless = 3000

/** Settings and data of the session lie in a folder of its own; speech goes nowhere. */
function layFolder(): { folder: string; env: NodeJS.ProcessEnv } {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'))
  const config = join(folder, 'config')
  mkdirSync(join(config, 'speech-dispatcher'), { recursive: true })
  writeFileSync(
    join(config, 'speech-dispatcher', 'speechd.conf'),
    'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n',
  )
  const runtime = join(folder, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const places = {
    HOME: folder,
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_RUNTIME_DIR: runtime,
  }
  return { folder, env: { ...process.env, ...places, LANG: 'C.UTF-8' } }
}

/**
 * Orca (orca.gnome.org) beside a Chromium whose window has nothing around the page. Both need a screen and a session
 * bus of their own: `npm run test:screen-reader` gives them these.
 */
export async function startOrca() {
  const { folder, env } = layFolder()
  const log = join(folder, 'orca.log')
  const orca = spawn(pathOf('orca'), [`--debug-file=${log}`], { env, stdio: 'ignore', detached: true })
  let ended = false
  orca.once('exit', () => {
    ended = true
  })
  const words = () => (existsSync(log) ? [...readFileSync(log, 'utf8').matchAll(spoken)].map(([, text]) => text!) : [])
  const heard = async (from: number) => {
    let [count, last] = [from, Date.now()]
    while (count === from || Date.now() - last < silence) {
      await wait(500)
      if (ended)
        throw new Error('Orca has ended. Another one of this user may be running: it lets no second one start.')
      const now = words().length
      if (now > from + endless) throw new Error(`Orca reads without end: ${words().slice(-6).join(', ')}`)
      if (now > count) last = Date.now()
      count = now
    }
    return words().slice(from)
  }
  await heard(0)
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: pathOf('chromium'),
    headless: false,
    viewport: null,
    env,
    // No page is taller: Orca makes lines of what stands side by side, and goes wrong where it has to scroll meanwhile.
    args: ['--no-sandbox', '--force-renderer-accessibility', '--app=data:text/html,', '--window-size=1280,12000'],
  })
  const page: Page = browser.pages()[0]!
  let from = 0
  await heard(words().length)
  return {
    page,
    /** Opens a page and waits until Orca has said all of it. */
    async open(url: string): Promise<void> {
      from = words().length
      await page.goto(url)
      await heard(from)
    },
    /** Leaves the page; resolves with what Orca has said of it, from the top to the bottom. */
    async said(): Promise<string[]> {
      // Orca writes its notes by the block: the last words of this page come with those of a next one.
      const next = words().length
      await page.goto(`data:text/html,<title>${nextPage}</title>${'<p>Next'.repeat(20)}`)
      await heard(next)
      const all = words().slice(from)
      const ofPage = all.slice(1 + all.findIndex((text) => text.startsWith('Page has ')))
      return ofPage.slice(
        0,
        ofPage.findIndex((text) => text.startsWith('Loading.') || text.includes(nextPage)),
      )
    },
    async end() {
      await browser.close()
      process.kill(-orca.pid!, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
