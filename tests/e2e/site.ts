import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { ConsoleMessage, Page, PlaywrightWorkerArgs, WorkerInfo } from '@playwright/test'
import { filesBelow } from '../../src/build/util/filesBelow'
import { editorPath } from '../../src/site/publicFiles'
import { builtLanguage } from '../../src/publish/builtLanguage'
import type { Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { isHydrated } from '../isHydrated'
import { pathsOn } from '../paths'
import { answerForThirdParties } from '../thirdParties'

export const folder = join(process.cwd(), 'public')
export const hostLanguage = builtLanguage(folder)
export const { pathOf, tagPaths } = pathsOn(hostLanguage)

/** Paths of all pages of the build, without the 404 pages and the editor. */
export const allPaths = filesBelow(folder)
  .filter((file) => basename(file) === 'index.html')
  .map((file) => join('/', dirname(file)))
  .filter((path) => path !== editorPath)

/** Returns the HTML of a page of the build. */
export const pageOf = (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8')

/** True for the path of a page that has another own path on this host. */
export function isAlias(path: string): boolean {
  const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(pageOf(path)) ?? []
  const [, language = ''] = /<html[^>]* lang="(\w+)"/.exec(pageOf(path)) ?? []
  return localPath(new URL(canonical).pathname, language as Language, hostLanguage) !== path
}

/** Returns a path that the 404 page of a language answers. */
export const unknownPath = (language: Language) => localPath('/nothing-here', language, hostLanguage)

/** Returns an address on a host, at the port of the server under test. */
export const hostUrl = (host: string, path: string, baseURL: string | undefined) =>
  new URL(path, `http://${host}:${new URL(baseURL!).port}`).href

/** Records the events of requirements 4.2, 4.5 and 8.2 from the start of every page. */
export async function recordSignals(page: Page) {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    for (const name of ['translations-loaded', 'render-complete', 'preload-error'])
      window.addEventListener(name, (event) => {
        const detail = (event as CustomEvent<{ language?: string; path?: string; error?: unknown } | undefined>).detail
        seen.push({
          name,
          at: Math.round(performance.now()),
          language: detail?.language,
          path: detail?.path,
          error: detail?.error instanceof Error ? detail.error.message : undefined,
        })
      })
  })
}

export interface Signal {
  name: string
  at: number
  language?: string
  path?: string
  error?: string
}

export const signals = (page: Page) => page.evaluate(() => (window as unknown as { seen: Signal[] }).seen)

/** Starts the application like a pointer over a link, and waits until it has taken over. */
export async function hydrated(page: Page) {
  await page.evaluate(() =>
    document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  )
  await page.waitForFunction(isHydrated)
}

/**
 * Makes the browser lay out and draw the whole page. Otherwise bands that a test has jumped to get their true height a
 * moment later, and a press in that moment can miss its target.
 */
export const whole = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))

/** Returns a list that a test has found; throws if it is empty. */
export function some<Found>(list: readonly Found[]): readonly Found[] {
  expect(list).not.toHaveLength(0)
  return list
}

/** Opens a window for all tests of a worker: new ones would take longer than the tests. */
const openWindow =
  (javaScriptEnabled: boolean) =>
  async ({ browser }: PlaywrightWorkerArgs, provide: (page: Page) => Promise<void>, { project }: WorkerInfo) => {
    const { baseURL, serviceWorkers } = project.use
    const context = await browser.newContext({ baseURL, serviceWorkers, javaScriptEnabled })
    await answerForThirdParties(context)
    await provide(await context.newPage())
    await context.close()
  }

/** Gives a test a window as if it were new. */
async function inWindow(page: Page, provide: (page: Page) => Promise<void>) {
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await provide(page)
}

/** A test whose page must not log errors; `problems` lists them. */
export const test = base.extend<{ problems: string[] }, { running: Page; prerendered: Page }>({
  running: [openWindow(true), { scope: 'worker' }],
  prerendered: [openWindow(false), { scope: 'worker' }],
  context: async ({ context }, provide) => {
    await answerForThirdParties(context)
    await provide(context)
  },
  page: async ({ page }, provide) => {
    await provide(page)
    // An answer that a test has held or changed may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  problems: async ({ page }, provide) => {
    const problems: string[] = []
    const onConsole = (message: ConsoleMessage) => message.type() === 'error' && problems.push(message.text())
    const onError = (error: Error) => problems.push(error.message)
    page.on('console', onConsole).on('pageerror', onError)
    await provide(problems)
    page.off('console', onConsole).off('pageerror', onError)
  },
})

/** A test in the window that the tests of a worker share. */
export const sharedTest = test.extend({ page: ({ running }, provide) => inWindow(running, provide) })

/** A test of the layout: the prerendered page has all of it. */
export const layoutTest = test.extend({ page: ({ prerendered }, provide) => inWindow(prerendered, provide) })
export { expect }
