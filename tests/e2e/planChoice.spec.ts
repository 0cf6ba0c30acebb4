import { formatPrice } from '../../src/pricing/formatPrice'
import { defaultCycle } from '../../src/pricing/cycles'
import { planIds, planPrice } from '../../src/pricing/plans'
import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, hostLanguage, layoutTest as test } from './site'

test('the plans can be compared on a phone: no word is broken, nothing scrolls sideways', async ({ page }) => {
  for (const language of languageCodes) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(pathOf('pricing', language))
    const tight = await page.locator('#compare tbody th[scope=row], #compare thead th').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const probe = document.createElement('span')
        probe.style.cssText = 'position:absolute;white-space:nowrap;visibility:hidden'
        cell.append(probe)
        // The name of a plan may reach a little beyond its column, into the free space beside it.
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

test.describe('decided in the first screen', () => {
  const bottoms = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().bottom)

  for (const language of languageCodes) {
    test(`a desk shows the buttons of all plans, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(pathOf('pricing', language))
      const buttons = page.locator('[data-plan] a:visible')
      await expect(buttons).toHaveCount(planIds.length)
      expect(Math.max(...(await buttons.evaluateAll(bottoms)))).toBeLessThan(800)
    })

    test(`a phone shows the price of every plan, each a link to its card, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(pathOf('pricing', language))
      const rows = page.locator('a[href^="#plan-"]')
      await expect(rows).toHaveCount(planIds.length)
      for (const [index, plan] of planIds.entries())
        await expect(rows.nth(index)).toContainText(formatPrice(planPrice(plan, defaultCycle).price, language))
      expect(Math.max(...(await rows.evaluateAll(bottoms)))).toBeLessThan(844)
    })
  }

  test('cards stand side by side from 640 pixels on', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    await page.goto(pathOf('pricing', hostLanguage))
    const tops = await page
      .locator('[data-plan]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})

test('on a tablet the lists of all cards have their headings at one height', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pathOf('pricing', hostLanguage))
  const tops = await page
    .locator('[data-plan] p > strong')
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top))
  expect(tops).toHaveLength(planIds.length)
  expect(new Set(tops).size).toBe(1)
})
