import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../src/tools/findBrowser'

/** How many times slower than this machine's the processor of the phone is. */
export const slowdown = 4

/** Starts the browser for measurements. */
export const startPhone = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/**
 * Runs in the page before its own scripts: keeps the longest duration of every interaction (event timing,
 * https://www.w3.org/TR/event-timing/), across full loads too.
 */
function recordInteractions() {
  const kept = JSON.parse(sessionStorage.getItem('interactions') ?? '{}') as Record<string, number>
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId = 0, duration } of entries as (PerformanceEntry & { interactionId?: number })[])
      if (interactionId > 0) kept[interactionId] = Math.max(kept[interactionId] ?? 0, duration)
    sessionStorage.setItem('interactions', JSON.stringify(kept))
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  addEventListener('pagehide', () => keep(observer.takeRecords()))
}

/** The longest interaction so far, in milliseconds; 0 where none took 16 ms. */
export const longestInteraction = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...Object.values(JSON.parse(sessionStorage.getItem('interactions') ?? '{}') as Record<string, number>)),
  )

/** A page of an emulated phone with a slow processor. The caller closes its context. */
export async function openPhone(browser: Browser, baseURL: string, rate = slowdown): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  // What runs this file marks functions by name; pages do not know the mark.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(recordInteractions)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}
