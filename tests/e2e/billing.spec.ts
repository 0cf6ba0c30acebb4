import site from '../../content/site.json'
import { formatPrice } from '../../src/pricing/formatPrice'
import { cycles, defaultCycle, type BillingCycle } from '../../src/pricing/cycles'
import { planIds, planPrice } from '../../src/pricing/plans'
import { languageCodes } from '../../src/site/languages'
import type { Page } from '@playwright/test'
import { expect, hydrated, layoutTest, pathOf, hostLanguage, some, test } from './site'

async function expectPrices(page: Page, cycle: BillingCycle) {
  for (const plan of planIds) {
    const shown = page.locator(`[data-plan="${plan}"] [data-cycle]:visible`)
    for (const part of await shown.all()) await expect(part).toHaveAttribute('data-cycle', cycle)
    await expect(shown.first()).toContainText(formatPrice(planPrice(plan, cycle).price, hostLanguage))
    await expect(page.locator(`[data-plan="${plan}"] a:visible`)).toHaveAttribute(
      'href',
      new RegExp(`plan=${plan}&cycle=${cycle}`),
    )
  }
  for (const link of await page.locator(`a[href^="${site.links.register}"]:visible`).all())
    await expect(link).toHaveAttribute('href', new RegExp(`cycle=${cycle}$`))
}

// The build tests find every price in every language; what shows one of them is the same in all.
for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'}, prices`, () => {
    test.use({ javaScriptEnabled })

    test('follow the chosen cycle on the pricing page and the front page', async ({ page }) => {
      for (const route of ['pricing', 'home'] as const) {
        await page.goto(pathOf(route, hostLanguage))
        await expectPrices(page, defaultCycle)
        for (const cycle of cycles) {
          await page.locator(`input[name=billing-cycle][value=${cycle}]`).check()
          await expectPrices(page, cycle)
        }
      }
    })
  })

test('the radio group works by keyboard', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  await hydrated(page)
  const before = cycles.at(cycles.indexOf(defaultCycle) - 1)!
  await page.locator(`input[value=${defaultCycle}]`).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(`input[value=${before}]`)).toBeChecked()
  await expectPrices(page, before)
})

layoutTest('on a phone the name of a plan stands apart from its invoices', async ({ page }) => {
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const gaps = await page.locator('[class*="PlanSummary-plan"]').evaluateAll((plans) =>
        plans.map((plan) => {
          const name = document.createRange()
          name.selectNodeContents(plan.querySelector('strong')!)
          return plan.querySelector('p')!.getBoundingClientRect().left - name.getBoundingClientRect().right
        }),
      )
      expect(Math.min(...some(gaps)), `${language}, ${width} px`).toBeGreaterThan(15)
    }
  }
})

layoutTest('on a phone the ring of a choice stands apart from its word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(pathOf('pricing', hostLanguage))
  const gaps = await page.locator('[class*="Choices-choice"]').evaluateAll((labels) =>
    labels.map((label) => {
      const word = document.createRange()
      word.selectNodeContents(label.lastChild!)
      return word.getBoundingClientRect().left - label.firstElementChild!.getBoundingClientRect().right
    }),
  )
  // On the scale of the price map the number is below its ring.
  const beside = some(gaps.filter((gap) => gap > 0))
  expect(Math.min(...beside)).toBeGreaterThanOrEqual(6)
})
