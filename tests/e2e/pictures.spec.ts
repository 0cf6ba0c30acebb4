import { routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, some, layoutTest as test, whole } from './site'
import { linesOf } from './typesetting'

const withPicture = (name: string) =>
  routeIds.filter((id) => routes[id].template === 'Feature' && routes[id].picture === name)

for (const id of withPicture('contract'))
  test(`${id}: the label of the raised months is clear of all months`, async ({ page }) => {
    for (const [language, width] of languageCodes.flatMap((code) =>
      [320, 390, 768, 1280].map((w) => [code, w] as const),
    )) {
      if (width === 320) await page.goto(pathOf(id, language))
      await whole(page)
      await page.setViewportSize({ width, height: 900 })
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

for (const id of ['delivery', 'mass'].flatMap(withPicture))
  test(`${id}: on a narrow screen the arrow has equal room to what it leads from and to what that becomes`, async ({
    page,
  }) => {
    await page.goto(pathOf(id, 'fi'))
    await whole(page)
    for (const width of [390, 640]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await page.locator('[class*="Sides-wires"]').evaluate((arrow) => {
        const { top, bottom } = arrow.getBoundingClientRect()
        const box = (side: Element | null, selector: string) => side!.querySelector(selector)!.getBoundingClientRect()
        return {
          before: top - box(arrow.previousElementSibling, '[class*="Sides-rows"] > :last-child').bottom,
          after: box(arrow.nextElementSibling, '[class*="SheetHead-title"]').top - bottom,
        }
      })
      expect(gaps.before, `${width} px`).toBeCloseTo(24, 0)
      expect(gaps.after, `${width} px`).toBeCloseTo(24, 0)
    }
  })

for (const [name, target] of [
  ['mass', 'Glyph-glyph'],
  ['delivery', 'SheetRow-ruled'],
] as const)
  for (const id of withPicture(name))
    test(`${id}: each curve ends at a row of its own`, async ({ page }) => {
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const ends = await page.locator('[class*="Sides-wires"]').evaluate((wires, name) => {
          const rows = [...wires.nextElementSibling!.querySelectorAll(`[class*="${name}"]`)]
          const middles = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
          return [...wires.querySelectorAll<SVGPathElement>('path[d*=C]')].map((curve) => {
            const { y } = curve.getPointAtLength(curve.getTotalLength()).matrixTransform(curve.getScreenCTM()!)
            return middles.findIndex((middle) => Math.abs(middle - y) < 5)
          })
        }, target)
        expect(ends, `${width} px`).not.toContain(-1)
        expect(new Set(some(ends)).size, `${width} px`).toBe(ends.length)
      }
    })

for (const id of withPicture('payment'))
  test(`${id}: rows of the statement are as high as the invoices that they face`, async ({ page }) => {
    for (const language of languageCodes) {
      await page.goto(pathOf(id, language))
      await whole(page)
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const rows = await page
          .locator('#scene [class*="Sheet-sheet"]')
          .evaluateAll((sheets) => sheets.map((sheet) => Math.round(sheet.getBoundingClientRect().height)))
        expect(new Set(some(rows)).size, `${language}, ${width} px`).toBe(1)
      }
    }
  })

for (const id of withPicture('payment'))
  test(`${id}: on a narrow screen a payment stands above its invoice, else a curve leads from one to the other`, async ({
    page,
  }) => {
    await page.goto(pathOf(id, 'fi'))
    await whole(page)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const misses = await page.locator('#scene').evaluate((scene) => {
        const pairs = [...scene.querySelectorAll('[class$="Sides-pair"]:has([class*="Sheet-sheet"])')]
        const curves = [...scene.querySelectorAll<SVGPathElement>('path[d*=C]')].filter((curve) =>
          curve.checkVisibility(),
        )
        return pairs.map((pair, index) => {
          const [payment, invoice] = [...pair.querySelectorAll(':scope > div')]
          const curve = curves[index]
          const box = (part: Element | null | undefined) => part!.getBoundingClientRect()
          if (!curve) return box(invoice).top - box(invoice!.previousElementSibling).bottom
          const ends = [0, curve.getTotalLength()].map(
            (length) => curve.getPointAtLength(length).matrixTransform(curve.getScreenCTM()!).y,
          )
          const middles = [payment, invoice].map(box).map(({ top, height }) => top + height / 2)
          return Math.max(...ends.map((end, side) => Math.abs(end - middles[side]!)))
        })
      })
      expect(Math.min(...some(misses)), `${width} px`).toBeGreaterThanOrEqual(0)
      expect(Math.max(...misses), `${width} px`).toBeLessThan(width < 700 ? 12 : 1)
    }
  })

test('on a phone no word of a product picture is small', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  for (const id of routeIds.filter((id) => ['Home', 'Features', 'Feature'].includes(routes[id].template))) {
    await page.goto(pathOf(id, 'fi'))
    const sizes = await page
      .locator('[class*="Picture-inner"] *')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
            ? Number.parseFloat(getComputedStyle(part).fontSize)
            : [],
        ),
      )
    expect(Math.min(...some(sizes)), id).toBeGreaterThanOrEqual(13)
  }
})

test('no line of a product picture ends in a dot between two words', async ({ page }) => {
  for (const id of routeIds.filter((id) => ['Home', 'Features', 'Feature'].includes(routes[id].template)))
    for (const language of languageCodes) {
      await page.goto(pathOf(id, language))
      await whole(page)
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 900 })
        const hanging = await page.locator('[class*="Picture-inner"] *').evaluateAll((parts) =>
          parts
            .flatMap((part) => [...part.childNodes])
            .flatMap((text) => {
              const dot = text instanceof Text ? text.data.indexOf('· ') : -1
              if (dot < 0) return []
              const around = document.createRange()
              around.setStart(text, dot)
              around.setEnd(text, dot + 3)
              return around.getClientRects().length > 1 ? text.textContent : []
            }),
        )
        expect(hanging, `${id}, ${language}, ${width} px`).toEqual([])
      }
    }
})

test('on a tablet the states of documents side by side stand in one place, and their labels have one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const pages = withPicture('quotation').flatMap((id) => languageCodes.map((language) => pathOf(id, language)))
  for (const path of pages) {
    await page.goto(path)
    await whole(page)
    const isBelow = await page
      .locator('[class*="Stations-station"] [class*="SheetHead-title"] + p')
      .evaluateAll((states) =>
        states.map(
          (state) => state.getBoundingClientRect().top > state.previousElementSibling!.getBoundingClientRect().bottom,
        ),
      )
    expect.soft(new Set(isBelow).size, path).toBeLessThan(2)
    const lines = await page.locator('[class*="InvoiceHead-head"] p').evaluateAll(linesOf)
    expect.soft(Math.max(1, ...lines), path).toBe(1)
  }
})
