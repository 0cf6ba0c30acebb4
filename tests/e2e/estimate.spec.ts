import { estimates, defaultNeeds, needIds, needRanges, type Needs } from '../../src/pricing/estimate'
import { formatAmount } from '../../src/pricing/formatPrice'
import { defaultCycle, type BillingCycle } from '../../src/pricing/plans'
import { languageCodes, type Language } from '../../src/site/languages'
import type { Page, Route } from '@playwright/test'
import { isHydrated } from '../isHydrated'
import { anotherCycle } from './controls'
import { expect, hydrated, pathOf, siteLanguage, test } from './site'

const section = '#estimate'

/** Other needs than those that stand there at first, beyond what plans have room for. */
const most = Object.fromEntries(needIds.map((id) => [id, needRanges[id].max])) as Needs

/** The last row of the table holds the total of every plan. */
async function expectTotals(page: Page, language: Language, cycle: BillingCycle, needs: Needs) {
  const cells = page.locator(`${section} tbody tr:last-child td`)
  for (const [index, { total }] of estimates(cycle, needs).entries())
    await expect(cells.nth(index)).toContainText(formatAmount(total, language))
}

for (const language of languageCodes)
  test.describe(`the estimate in ${language}`, () => {
    test('follows the sliders and the billing cycle', async ({ page, problems }) => {
      await page.goto(pathOf('pricing', language))
      await hydrated(page)
      await expectTotals(page, language, defaultCycle, defaultNeeds)
      for (const [index, value] of Object.values(most).entries())
        await page.locator(`${section} input[type=range]`).nth(index).fill(String(value))
      await expectTotals(page, language, defaultCycle, most)
      await page.locator(`input[name=billing-cycle][value=${anotherCycle}]`).check()
      await expectTotals(page, language, anotherCycle, most)
      await expect(page.locator(`${section} select`)).toHaveValue(anotherCycle)
      expect(problems).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('stands there for the first needs on the default cycle, without sliders', async ({ page }) => {
        await page.goto(pathOf('pricing', language))
        await expectTotals(page, language, defaultCycle, defaultNeeds)
        await expect(page.locator(`${section} input:visible, ${section} select:visible`)).toHaveCount(0)
      })
    })
  })

test('the sliders work by keyboard, and the result is told once', async ({ page }) => {
  await page.goto(pathOf('pricing', siteLanguage))
  await hydrated(page)
  const live = page.locator(`${section} [aria-live=polite]`)
  const before = await live.textContent()
  await page.locator(`${section} input[type=range]`).first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  const moved = {
    ...defaultNeeds,
    users: needRanges.users.max,
    invoices: defaultNeeds.invoices + needRanges.invoices.step,
  }
  await expectTotals(page, siteLanguage, defaultCycle, moved)
  expect(await live.textContent()).toBe(before)
  await expect(live).not.toHaveText(before!)
})

test('taking over by the app moves nothing', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/app-*.js', (route) => void held.push(route))
  await page.goto(`${pathOf('pricing', siteLanguage)}#estimate`)
  await page.keyboard.press('Shift')
  await expect.poll(() => held.length).toBe(1)
  // Only what the app moves counts here, not a font that comes late.
  await page.evaluate(async () => {
    await document.fonts.load('16px "Schibsted Grotesk Variable"')
    await document.fonts.ready
    await new Promise((resolve) => setTimeout(resolve, 500))
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
  })
  await held[0]!.continue()
  await page.waitForFunction(isHydrated)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length)).toBe(0)
})

test('the plans can be compared on a phone: no word is broken, nothing scrolls sideways', async ({ page }) => {
  for (const language of languageCodes) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(pathOf('pricing', language))
    const tight = await page.locator('#compare tbody th[scope=row], #compare thead th').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const probe = document.createElement('span')
        probe.style.cssText = 'position:absolute;white-space:nowrap;visibility:hidden'
        cell.append(probe)
        // A plan's name may stand a little over its column's edge, into the free space beside it.
        const room = cell.clientWidth + (cell.matches('thead *') ? 8 : 0)
        const words = (cell.firstChild?.textContent ?? '').split(/[\s\u00ad-]+/)
        const wide = words.filter((word) => {
          probe.textContent = word
          return probe.offsetWidth > room
        })
        probe.remove()
        return wide
      }),
    )
    expect(tight, language).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
