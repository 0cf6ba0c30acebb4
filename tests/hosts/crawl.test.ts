import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { samplePages } from '../samplePages'
import { languageCodes, type Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { leftBehind, startApplication, startBrowser, watch } from './browser'
import { serveHosts, sites } from './hosts'

const served = serveHosts()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser(Object.values(served.origins))
})
afterAll(() => browser.close())

/** Opens pages one after the other and starts the application on each. Returns the faults. */
async function visit(language: Language, paths: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ baseURL: served.origins[language] })
  const { faults } = await watch(context, served.origins[language])
  const page = await context.newPage()
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'load' })
    if (answer?.status() === 200) await startApplication(page)
    faults.push(...(await leftBehind(page)).map((what) => `${path}: left ${what}`))
  }
  await context.close()
  return faults
}

const nextTo = (language: Language) => languageCodes[(languageCodes.indexOf(language) + 1) % languageCodes.length]!

/**
 * A page of each template in the host language, an unknown address, and a front page in another language, which has
 * other addresses in its links than on its own host. The tests of the built site check that every page starts without a
 * fault.
 */
const crawled = (language: Language): string[] => [
  ...samplePages(join(sites, language), language, language).values(),
  localPath(ownPath('home', nextTo(language)), nextTo(language), language),
]

test.each(languageCodes)(
  'the %s host breaks no policy, asks nobody else and leaves nothing behind, whatever the template',
  async (language) => {
    expect(await visit(language, crawled(language))).toEqual([])
  },
  120_000,
)
