import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import site from '../../content/site.json'
import { cycles, defaultCycle, type BillingCycle } from '../../src/pricing/cycles'
import { formatPrice } from '../../src/pricing/formatPrice'
import { billOf, planIds, planPrice, type PlanId } from '../../src/pricing/plans'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

const pricing = pathOf('pricing', hostLanguage)
const contact = pathOf('contact', hostLanguage)
const words = JSON.parse(readFileSync(`locales/${hostLanguage}/plans.json`, 'utf8')) as {
  perMonth: string
  billed: Record<BillingCycle, string>
}

/** Changes the style sheets and pages that the browser gets. */
async function rewrite(page: Page, change: (text: string) => string) {
  await page.route(/\.css$|\/[^.]*$/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    // The integrity attribute belongs to the file that was built.
    await route.fulfill({ response, body: change(await response.text()).replace(/ integrity="[^"]*"/g, '') })
  })
}

/** Features that browsers of a few years ago lack; an unknown name replaces each of them. */
const without: Record<string, (page: Page) => Promise<void>> = {
  ':has()': (page) => rewrite(page, (text) => text.replaceAll(':has(', ':is-not-known(')),
  'content-visibility': (page) => rewrite(page, (text) => text.replaceAll('content-visibility', 'is-not-known')),
  popover: async (page) => {
    await rewrite(page, (text) => text.replaceAll(':popover-open', ':is-not-known').replaceAll('popover=', 'unknown='))
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
    })
  },
}

/** Asserts that a plan shows the price of each of some cycles, with the words of its bill. */
async function expectPrices(page: Page, plan: PlanId, offered: readonly BillingCycle[]) {
  const prices = page.locator(`[data-plan=${plan}] div[data-cycle]:visible`)
  await expect(prices).toHaveCount(offered.length)
  for (const [index, cycle] of offered.entries()) {
    const price = prices.nth(index)
    await expect(price).toContainText(formatPrice(planPrice(plan, cycle).price, hostLanguage))
    await expect(price).toContainText(words.perMonth)
    const bill = billOf(plan, cycle)
    const [before = '', after = ''] = words.billed[cycle].split('{{amount}}')
    if (bill > 0)
      for (const part of [before, formatPrice(bill, hostLanguage), after])
        await expect(price).toContainText(part.trim())
  }
  await expect(page.locator(`[data-plan=${plan}] a[href^="${site.links.register}"]:visible`)).toHaveCount(1)
}

for (const [name, switchOff] of Object.entries(without))
  for (const width of [390, 1280])
    test(`without ${name} every price has the words of its cycle at ${width} px, and everything is in reach`, async ({
      page,
      problems,
    }) => {
      await switchOff(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pricing)
      await hydrated(page)
      for (const plan of planIds) await expectPrices(page, plan, name === ':has()' ? cycles : [defaultCycle])
      if (name === 'popover') await expect(page.locator('[popovertarget]')).toBeHidden()
      else if (width < 640) await page.locator('[popovertarget]').click()
      await page.locator('header nav summary').first().click()
      // There is a link to the sign-up form for each cycle; one of them is visible.
      for (const link of await page.locator('header nav a:not([data-cycle])').all())
        if (await link.evaluate((a) => !a.closest('details:not([open])'))) await expect(link).toBeVisible()
      await expect(page.locator('header nav a[data-cycle]:visible').first()).toBeVisible()
      // By keyboard, because the open menu covers the page.
      await page.locator(`footer a[href="${contact}"]`).last().press('Enter')
      await page.waitForURL((url) => url.pathname === contact)
      await expect(page.locator('h1')).toBeVisible()
      expect(problems).toEqual([])
    })
