import type { Browser } from '@playwright/test'
import { languageCodes, type Language } from '../../src/site/languages'
import { leftBehind, startApplication, startBrowser, watch } from './browser'
import { pagesOf, serveHosts, type Served } from './hosts'

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

/** Opens pages one after the other; the application is started on those in the host's own language, each of which has one host. */
async function visit(language: Language, paths: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ baseURL: served.origins[language] })
  const { faults } = await watch(context, served.origins[language])
  const page = await context.newPage()
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'load' })
    const own = (await page.locator('html').getAttribute('lang')) === language
    if (own && answer?.status() === 200) await startApplication(page)
    faults.push(...(await leftBehind(page)).map((what) => `${path}: left ${what}`))
  }
  await context.close()
  return faults
}

test.each(languageCodes)('no page of the %s host breaks its policy, asks others or leaves anything behind', async (language) => {
  const paths = [...pagesOf(language), '/no-such-page', ...languageCodes.filter((code) => code !== language).map((code) => `/${code}/no-such-page`)]
  const half = Math.ceil(paths.length / 2)
  const faults = await Promise.all([paths.slice(0, half), paths.slice(half)].map((part) => visit(language, part)))
  expect(faults.flat()).toEqual([])
}, 300_000)
