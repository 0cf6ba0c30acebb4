import { routeIds, routes } from '../../src/site/routes'
import { expect, pathOf, hostLanguage, layoutTest as test, whole } from './site'

const bands = [
  ['Company', '#values'],
  ['Pricing', '#facts'],
] as const

for (const [template, band] of bands)
  test(`${template}: heading and drawing of ${band} stay in view while its rows are read`, async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 750 })
      await page.goto(
        pathOf(
          routeIds.find((id) => routes[id].template === template)!,
          hostLanguage,
        ),
      )
      await whole(page)
      const rows = page.locator(`${band} ul`)
      await rows.evaluate((list) => scrollBy(0, list.getBoundingClientRect().top + 60))
      const drawing = page.locator(`${band} svg[aria-hidden=true]`)
      await expect(page.locator(`${band} h2`)).toBeInViewport({ ratio: 1 })
      await expect(drawing).toBeInViewport({ ratio: 1 })
      const [left, right] = [(await drawing.boundingBox())!, (await rows.boundingBox())!]
      expect(left.x + left.width, `${width} px`).toBeLessThan(right.x)
    }
  })
