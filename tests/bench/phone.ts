import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { siteServer } from '../../src/publish/siteServer'
import { findBrowser, sandboxArguments } from '../../src/tools/programs'
import { listen } from '../ports'

/** How many times slower than this machine's the processor of the phone is. */
export const slowdown = 4

/** Lends somebody a phone without a history, with the browser's tools for it. */
type Phone = <Seen>(visit: (page: Page, devtools: CDPSession) => Promise<Seen>) => Promise<Seen>

const phoneOf =
  (browser: Browser): Phone =>
  async (visit) => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })
    try {
      const page = await context.newPage()
      // What runs this file marks functions by name; pages do not know the mark.
      await page.addInitScript('globalThis.__name = (value) => value')
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return await visit(page, devtools)
    } finally {
      await context.close()
    }
  }

async function serve(folder: string) {
  const server = siteServer(folder, builtLanguage(folder))
  return { url: `http://127.0.0.1:${await listen(server)}`, server }
}

/** Serves built folders on loopback while they are visited with an emulated phone, whose processor is slow. */
export async function withPhone(
  folders: readonly string[],
  measure: (phone: Phone, urls: string[]) => Promise<void>,
): Promise<void> {
  const sites = await Promise.all(folders.map(serve))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...sandboxArguments] })
  try {
    await measure(
      phoneOf(browser),
      sites.map(({ url }) => url),
    )
  } finally {
    await browser.close()
    for (const { server } of sites) server.close().closeAllConnections()
  }
}
