import { routeIds, routes } from '../../src/site/routes'
import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, some, test, whole } from './site'

const withPicture = (name: string) =>
  routeIds.filter((id) => routes[id].template === 'Feature' && routes[id].picture === name)

for (const id of withPicture('contract'))
  test(`${id}: the label of the raised months is clear of all months`, async ({ page }) => {
    for (const [language, width] of languageCodes.flatMap((code) =>
      [320, 390, 768, 1280].map((w) => [code, w] as const),
    )) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathOf(id, language))
      await whole(page)
      const room = await page.locator('[class*="ContractScene-flag"]').evaluate((flag) => {
        const { top, bottom, left, right } = flag.getBoundingClientRect()
        return [...flag.parentElement!.parentElement!.children].flatMap((month) => {
          const box = month.getBoundingClientRect()
          const beside = box.right <= left || box.left >= right
          return beside ? [] : [Math.max(box.top - bottom, top - box.bottom)]
        })
      })
      expect(Math.min(...some(room)), `${language}, ${width} px`).toBeGreaterThanOrEqual(4)
    }
  })

for (const id of ['delivery', 'mass', 'payment'].flatMap(withPicture))
  test(`${id}: on a narrow screen the arrow has equal room to what it leads from and to what that becomes`, async ({
    page,
  }) => {
    for (const width of [390, 640]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const gaps = await page.locator('[class*="Sides-wires"]').evaluate((arrow) => {
        const { top, bottom } = arrow.getBoundingClientRect()
        const box = (side: Element | null, selector: string) => side!.querySelector(selector)!.getBoundingClientRect()
        return {
          before: top - box(arrow.previousElementSibling, '[class*="Sides-rows"] > :last-child').bottom,
          after: box(arrow.nextElementSibling, '[class*="Sides-title"]').top - bottom,
        }
      })
      expect(gaps.before, `${width} px`).toBeCloseTo(24, 0)
      expect(gaps.after, `${width} px`).toBeCloseTo(24, 0)
    }
  })

for (const id of withPicture('mass'))
  test(`${id}: each curve ends at the middle of a row of drawn invoices`, async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const misses = await page.locator('[class*="Sides-wires"]').evaluate((wires) => {
        const fields = [...wires.nextElementSibling!.querySelectorAll('[class*="MassScene-field"]')]
        const middles = fields.map((field) => field.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
        return [...wires.querySelectorAll<SVGPathElement>('path[d*=C]')].map((curve) => {
          const { y } = curve.getPointAtLength(curve.getTotalLength()).matrixTransform(curve.getScreenCTM()!)
          return Math.min(...middles.map((middle) => Math.abs(middle - y)))
        })
      })
      expect(Math.max(...some(misses)), `${width} px`).toBeLessThan(1)
    }
  })

for (const id of withPicture('payment'))
  test(`${id}: rows of the statement are as high as the invoices that they face`, async ({ page }) => {
    for (const [width, language] of [768, 1280].flatMap((w) => languageCodes.map((code) => [w, code] as const))) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathOf(id, language))
      await whole(page)
      const rows = await page
        .locator('#scene [class*="Sheet-sheet"]')
        .evaluateAll((sheets) => sheets.map((sheet) => Math.round(sheet.getBoundingClientRect().height)))
      expect(new Set(some(rows)).size, `${language}, ${width} px`).toBe(1)
    }
  })
