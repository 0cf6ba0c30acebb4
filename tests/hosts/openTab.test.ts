import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { deploy } from '../../src/publish/deploy'
import { samplePages } from '../samplePages'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { temporaryFolder } from '../temporaryFolder'
import { startApplication, startBrowser } from './browser'
import { serveHosts, sites } from './hosts'
import { nextBuild } from './nextBuild'

const { path, remove } = temporaryFolder()
const served = serveHosts()
let browser: Browser
beforeAll(async () => {
  nextBuild(sites, path('later'), 'pricing', 'fi')
  browser = await startBrowser(Object.values(served.origins))
}, 90_000)
afterAll(async () => {
  await browser.close()
  remove()
})

interface Tab {
  page: Page
  href: string
  started: boolean
}

/**
 * Opens tabs of the front page, one for each template and each language that the header links to, with the application
 * running or not yet started.
 */
async function openTabs(origin: string, started: boolean): Promise<Tab[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  const first = await context.newPage()
  await first.goto('/')
  const hrefs = await first
    .locator('header a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))])
  const wanted = [
    ...samplePages(join(sites, 'fi'), 'fi', 'fi').values(),
    ...languageCodes.map((language) => localPath('/', language, 'fi')),
  ]
  const tabs: Tab[] = []
  for (const href of hrefs.filter((path) => path !== '/' && wanted.includes(path))) {
    const page = await context.newPage()
    await page.goto('/')
    if (started) await startApplication(page)
    tabs.push({ page, href, started })
  }
  return tabs
}

test('a tab that was opened before a deployment: the links of its menu arrive after it', async () => {
  const tabs = (await Promise.all([openTabs(served.origins.fi, true), openTabs(served.origins.fi, false)])).flat()
  expect(tabs.length).toBeGreaterThanOrEqual(2 * (languageCodes.length - 1 + 5))
  await deploy(path('later'), served)

  const expected = await browser.newContext({ baseURL: served.origins.fi }).then((context) => context.newPage())
  const arrived: unknown[] = []
  const wanted: unknown[] = []
  for (const { page, href, started } of tabs) {
    await expected.goto(href)
    wanted.push([href, started, await expected.title(), await expected.locator('h1').innerText()])
    // Links in a closed menu are tested too: the click goes to the element itself, as it does from an open menu.
    await page
      .locator(`header a[href="${href}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL((url) => url.pathname === href, { timeout: 15_000 }).catch(() => undefined)
    await page
      .waitForFunction((title) => document.title === title, await expected.title(), { timeout: 10_000 })
      .catch(() => undefined)
    arrived.push([new URL(page.url()).pathname, started, await page.title(), await page.locator('h1').innerText()])
    await page.close()
  }
  expect(arrived).toEqual(wanted)
}, 180_000)
