import type { Page, Route } from '@playwright/test'
import { parse } from 'node-html-parser'
import { defaultCycle, type BillingCycle } from '../../src/pricing/cycles'
import { formatPrice } from '../../src/pricing/formatPrice'
import { planIds, planPrice } from '../../src/pricing/plans'
import { isHydrated } from '../isHydrated'
import { anotherCycle } from './controls'
import { expect, pageOf, pathOf, hostLanguage, whole } from './site'

export const pricing = pathOf('pricing', hostLanguage)
export const contact = pathOf('contact', hostLanguage)

/** Returns the pattern of the file with the data of a page. */
export const dataOf = (path: string) => `**/page-data${path === '/' ? '/index' : path}/page-data.json`

/** Returns a handler that gives another answer than the requested one, as from another file or host. */
export const answerWith = (answer: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(answer)

/** Returns a handler that changes the text of the true answer. */
export const rewrite = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

/** Presses a key to start the application; true if it comes in time. */
export const isThere = (page: Page, timeLimit = 10_000) =>
  page.keyboard
    .press('Shift')
    .then(() => page.waitForFunction(isHydrated, undefined, { timeout: timeLimit }))
    .then(
      () => true,
      () => false,
    )

const linkTo = (path: string) => `header a[href="${path}"], footer a[href="${path}"]`

/** Follows a link like a visitor, but without the prefetch that hovering starts. */
export const follow = (page: Page, path: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), linkTo(path))

/** Asserts that the visitor is on a page and can read it. */
export async function expectPage(page: Page, path: string) {
  // A file that hangs delays the load event.
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveText(parse(pageOf(path)).querySelector('h1')!.text, { ignoreCase: true })
}

/** Asserts that every plan shows one price, for the given billing cycle. */
export const expectPrices = (page: Page, cycle: BillingCycle = defaultCycle) =>
  expect(page.locator('[data-plan] div[data-cycle]').filter({ visible: true })).toContainText(
    planIds.map((plan) => formatPrice(planPrice(plan, cycle).price, hostLanguage)),
  )

export const choose = (page: Page, cycle: BillingCycle) =>
  page.locator(`label:has(input[name=billing-cycle][value=${cycle}])`).first().click()

/**
 * Asserts that a visitor of the pricing page can read it, sees the right prices, can choose others, and can go on to
 * another page by a link.
 */
export async function expectUsable(page: Page) {
  await expectPage(page, pricing)
  await expectPrices(page)
  await choose(page, anotherCycle)
  await expectPrices(page, anotherCycle)
  // The page may be loaded again at just this moment.
  await expect(() => whole(page)).toPass()
  await page.locator(linkTo(contact)).filter({ visible: true }).first().click()
  await expectPage(page, contact)
}

export const missing = answerWith({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
export const truncated = rewrite((body) => body.slice(0, body.length / 2))
export const otherType = answerWith({ contentType: 'text/html', body: '<!DOCTYPE html><h1>Log in to the network</h1>' })
export const slow = (route: Route) => new Promise((done) => setTimeout(done, 1000)).then(() => route.continue())
export const hanging = () => undefined

/** Puts each text in capitals into two elements, in place of a translation, as Chrome's translator does. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, font')) continue
    const pair = document.createElement('template')
    pair.innerHTML = '<font dir="auto"><font dir="auto"></font></font>'
    pair.content.querySelector('font font')!.textContent = text.data.toUpperCase()
    text.replaceWith(pair.content)
  }
  document.title = document.title.toUpperCase()
  document.documentElement.lang = 'de'
  document.documentElement.classList.add('translated-ltr')
}

/** Holds the requests that match a pattern (the application's by default) until the returned function is called. */
export async function held(page: Page, pattern: string | RegExp = '**/app-*.js'): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, (route) => released.then(() => route.continue()))
  return release
}
