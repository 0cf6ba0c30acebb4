import { routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { expect, pathOf, hostLanguage, some, layoutTest as test, whole } from './site'

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

const withVignettes = routeIds.filter((id) => ['Feature', 'Company', 'Pricing'].includes(routes[id].template))

test('every drawing below a heading begins at the same distance', async ({ page }) => {
  for (const id of withVignettes) {
    await page.goto(pathOf(id, hostLanguage))
    await whole(page)
    const gaps = await page.locator('h2 ~ div svg[viewBox*=" 354 "]').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const shapes = [...drawing.querySelectorAll('rect, path, circle, text')].filter(
          (shape) => shape !== drawing.lastElementChild,
        )
        const heading = drawing.closest('section')!.querySelector('h2')!
        return (
          Math.min(...shapes.map((shape) => shape.getBoundingClientRect().top)) - heading.getBoundingClientRect().bottom
        )
      }),
    )
    for (const gap of some(gaps)) expect(Math.abs(gap - 39), id).toBeLessThan(6)
  }
})

test('at the edge of a monogram the sheet does not show beside the slope at its foot', async ({ page }) => {
  await page.goto(pathOf('home', hostLanguage))
  const shows = await page
    .locator('[class*="Monogram-monogram"] > path:first-child')
    .evaluateAll((sheets) => sheets.map((sheet) => (sheet as SVGPathElement).isPointInFill(new DOMPoint(6, 58))))
  expect(new Set(some(shows))).toEqual(new Set([false]))
})
