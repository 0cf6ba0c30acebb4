import type { Locator, Page, Route } from '@playwright/test'
import { formatPrice } from '../../src/pricing/formatPrice'
import { cycles, defaultCycle, type BillingCycle } from '../../src/pricing/cycles'
import { billOf, planIds } from '../../src/pricing/plans'
import { defaultStops, invoiceStops, userStops } from '../../src/pricing/priceMap'
import { cheapestPlan, yearlyCost } from '../../src/pricing/yearlyCost'
import { languageCodes, type Language } from '../../src/site/languages'
import { isHydrated } from '../isHydrated'
import { anotherCycle } from './controls'
import { expect, layoutTest, pathOf, hostLanguage, test } from './site'

const section = '#estimate'

interface Chosen {
  cycle: BillingCycle
  users: number
  invoices: number
}

const first: Chosen = { cycle: defaultCycle, ...defaultStops }

/** Makes the given choices. */
async function choose(page: Page, { cycle, users, invoices }: Chosen) {
  await page.locator(`input[name=billing-cycle][value=${cycle}]`).check()
  await page.locator(`input[name=map-users][value="${users}"]`).check()
  await page.locator(`input[name=map-invoices][value="${invoices}"]`).check()
}

/** Asserts that one plan, one sum in the picture and one lit line are visible: those of the cheapest plan. */
async function expectCheapest(page: Page, language: Language, { cycle, ...stops }: Chosen) {
  const needs = { users: userStops[stops.users]!, invoices: invoiceStops[stops.invoices]! }
  const plan = cheapestPlan(cycle, needs)
  const year = formatPrice(yearlyCost(plan, cycle, needs), language)
  const shown = page.locator(`${section} div[data-users] > div[data-invoices]:visible`)
  await expect(shown).toHaveCount(1)
  await expect(shown.locator('dd:visible').first()).toContainText(year)
  const bill = billOf(plan, cycle)
  const isMore = bill > 0 && formatPrice(bill, language) !== year
  await expect(shown.locator('dd:visible')).toHaveCount(isMore ? 2 : 1)
  if (isMore) await expect(shown.locator('dd:visible').last()).toContainText(formatPrice(bill, language))
  await expect(page.locator(`${section} div[data-invoices] a:visible`)).toHaveAttribute(
    'href',
    new RegExp(`plan=${plan}&cycle=${cycle}$`),
  )
  await expect(page.locator(`${section} svg svg[data-invoices] text`).filter({ visible: true })).toHaveText(year)
  await expect(page.locator(`${section} use[data-invoices]:visible`)).toHaveAttribute('href', `#line-${plan}`)
}

for (const language of languageCodes)
  layoutTest(`the price map in ${language} names the cheapest plan, its year and its first bill`, async ({ page }) => {
    await page.goto(pathOf('pricing', language))
    await expectCheapest(page, language, first)
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`the price map, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('follows what is chosen', async ({ page }) => {
      await page.goto(pathOf('pricing', hostLanguage))
      for (const cycle of cycles) {
        await choose(page, { ...first, cycle })
        await expectCheapest(page, hostLanguage, { ...first, cycle })
      }
      for (const invoices of invoiceStops.keys()) {
        const chosen = { cycle: cycles.at(-1)!, users: invoices % userStops.length, invoices }
        await choose(page, chosen)
        await expectCheapest(page, hostLanguage, chosen)
      }
    })

    test('has a table of the chosen view', async ({ page }) => {
      await page.goto(pathOf('pricing', hostLanguage))
      const chosen = { cycle: anotherCycle, users: 1, invoices: 0 }
      await choose(page, chosen)
      await page.locator(`${section} summary`).click()
      const rows = page.locator(`${section} tbody tr:visible`)
      await expect(rows).toHaveCount(invoiceStops.length)
      for (const [index, invoices] of invoiceStops.entries())
        await expect(rows.nth(index).locator('td')).toHaveText(
          planIds.map((plan) =>
            formatPrice(yearlyCost(plan, chosen.cycle, { users: userStops[1]!, invoices }), hostLanguage),
          ),
        )
    })
  })

test('the scale works by keyboard', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  await page.locator(`input[name=map-invoices][value="${first.invoices}"]`).focus()
  await page.keyboard.press('ArrowRight')
  await expectCheapest(page, hostLanguage, { ...first, invoices: first.invoices + 1 })
})

/** Returns the middle of an element. */
const middle = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!
  return x + width / 2
}

layoutTest('on a desk the sled and its sum stand over the chosen stop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathOf('pricing', hostLanguage))
  const sum = page.locator(`${section} [class*="PriceMap-cost"]`).filter({ visible: true })
  for (const radio of await page.locator('input[name=map-invoices]').all()) {
    await radio.check()
    for (const mark of [sum, page.locator(`${section} use[href="#map-sled"]:visible`)])
      expect(Math.abs((await middle(mark)) - (await middle(radio)))).toBeLessThanOrEqual(1.5)
  }
})

layoutTest('choosing moves no radio button', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  const radios = page.locator('input[name=billing-cycle]')
  const places = () => radios.evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().left))
  const before = await places()
  await page.locator(`input[value=${anotherCycle}]`).check()
  expect(await places()).toEqual(before)
})

layoutTest('each stop stands below its place in the picture', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const picture = (await page.locator(`${section} svg`).first().boundingBox())!
    for (const [index, radio] of (await page.locator('input[name=map-invoices]').all()).entries()) {
      const place = picture.x + (picture.width * (index + 0.5)) / invoiceStops.length
      expect(Math.abs((await middle(radio)) - place)).toBeLessThanOrEqual(1.5)
    }
  }
})

layoutTest(
  'the sled of the stop that is chosen at first, on a phone a dot, is away from the signs',
  async ({ page }) => {
    await page.goto(pathOf('pricing', hostLanguage))
    for (const [width, length, room] of [
      [360, 12, 2],
      [390, 12, 3],
      [768, 52, 7],
      [1280, 52, 7],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.fonts.ready)
      const sled = (await page.locator(`${section} use[href="#map-sled"]:visible`).boundingBox())!
      expect(sled.width, `${width} px`).toBeGreaterThanOrEqual(length)
      const words = await page.locator(`${section} svg svg[data-invoices] text`).filter({ visible: true }).all()
      const feet = await page.locator(`${section} [class*="PriceMap-post"] + circle:visible`).all()
      expect(feet.length).toBeGreaterThan(0)
      for (const foot of feet) {
        const { x, width: size } = (await foot.boundingBox())!
        const post = x + size / 2
        for (const box of [sled, ...(await Promise.all(words.map(async (word) => (await word.boundingBox())!)))])
          expect(Math.max(box.x - post, post - box.x - box.width), `${width} px`).toBeGreaterThan(room)
      }
    }
  },
)

test('taking over by the app moves nothing', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/app-*.js', (route) => void held.push(route))
  await page.goto(`${pathOf('pricing', hostLanguage)}${section}`)
  await page.keyboard.press('Shift')
  await expect.poll(() => held.length).toBe(1)
  // Only changes by the application count here, so late fonts are loaded first.
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
