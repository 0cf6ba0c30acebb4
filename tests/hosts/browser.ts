import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser, sandboxArguments } from '../../src/tools/programs'
import { resolverRules } from '../hostNames'
import { isHydrated } from '../isHydrated'
import { answerForThirdParties, isThirdParty } from '../thirdParties'

/**
 * Starts Chromium. The names of the hosts resolve to this machine, and their plain HTTP counts as secure, so that all
 * headers have an effect.
 */
export const startBrowser = (origins: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [resolverRules, `--unsafely-treat-insecure-origin-as-secure=${origins.join(',')}`, ...sandboxArguments],
  })

export interface Watched {
  /** Violations of the policy, errors, and requests to other hosts: a sentence each, with the page. */
  faults: string[]
}

/**
 * Records everything that a page may not do: violate its policy, cause an error, or send requests to a host other than
 * its own and the third parties of the policy.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Watched> {
  const watched: Watched = { faults: [] }
  await answerForThirdParties(context)
  await context.exposeFunction('reportViolation', (address: string, what: string) => {
    watched.faults.push(`${address}: policy violated: ${what}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (address: string, what: string) => void }
      reportViolation(location.href, `${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  context.on('console', (message) => {
    // One of the visited pages does not exist.
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      watched.faults.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => watched.faults.push(`${error.page()?.url()}: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:' && !isThirdParty(asked))
      watched.faults.push(`${request.frame().url()}: asks ${request.url()}`)
  })
  return watched
}

/** Returns what a page has stored in the browser. */
export const leftBehind = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`),
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(isSecureContext ? await caches.keys() : []).map((key) => `cache ${key}`),
    ...('serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []).map(
      ({ scope }) => `service worker ${scope}`,
    ),
  ])),
]

/** Triggers the start of the application, and waits until it has hydrated the page. */
export async function startApplication(page: Page): Promise<void> {
  await page.locator('a').first().dispatchEvent('pointerover')
  await page.waitForFunction(isHydrated)
}
