import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { samplePages } from '../../src/build/pages/samplePages'
import { languageCodes, type Language } from '../../src/site/languages'
import { leftBehind, startApplication, startBrowser, watch } from './browser'
import { pagesOf, serveHosts, sites, type Served } from './hosts'

let served: Served
let browser: Browser
beforeAll(async () => {
  served = await serveHosts()
  browser = await startBrowser(Object.values(served.origins))
}, 60_000)
afterAll(async () => {
  await browser.close()
  served.stop()
})

/** Opens pages one after the other, each with its application running. */
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

const isPrefixed = (path: string) => languageCodes.some((code) => path === `/${code}` || path.startsWith(`/${code}/`))

const nextTo = (language: Language) => languageCodes[(languageCodes.indexOf(language) + 1) % languageCodes.length]!

/**
 * Every page of a host in its own language, so that every page of the site is visited once, and one of each template in another one:
 * there a page differs from the one at home by the addresses in it, all of which the build has looked at.
 */
const crawled = (language: Language): string[] => [
  ...pagesOf(language).filter((path) => !isPrefixed(path)),
  '/no-such-page',
  ...samplePages(join(sites, language), nextTo(language), language).values(),
]

test.each(languageCodes)(
  'no page of the %s host breaks its policy, asks others or leaves anything behind',
  async (language) => {
    const paths = crawled(language)
    const half = Math.ceil(paths.length / 2)
    const faults = await Promise.all([paths.slice(0, half), paths.slice(half)].map((part) => visit(language, part)))
    expect(faults.flat()).toEqual([])
  },
  300_000,
)
