import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, some, layoutTest as test, sharedTest, whole } from './site'

/** Classes of the drawings, with the names that CSS Modules make. */
const headerSled = 'g[class*="-slides"]'
const sled = '[class*="-sled"]'

const screens = [
  [390, 844],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

for (const language of languageCodes)
  test(`in the landscape of ${language} the sled is in the first screen and before the payment, no tree is cut, and the sun keeps away from words`, async ({
    page,
  }) => {
    await page.goto(pathOf('home', language))
    for (const [width, height] of [...screens, [768, 1024], [1024, 768], [1280, 720]] as const) {
      await page.setViewportSize({ width, height })
      const box = (await page.locator(headerSled).boundingBox())!
      expect(Math.min(box.x, box.y)).toBeGreaterThan(0)
      // Half of the sled is enough to recognise it.
      if (width !== 1280 || height !== 720) expect(box.y + box.height / 2, `${width} x ${height}`).toBeLessThan(height)
      const cut = await page.locator('[class*="HomeHeader-header"]').evaluate((header) => {
        const boxes = (selector: string, within: Element = header) =>
          [...within.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
        const cards = boxes('[class*="Sheet-sheet"], [class*="HomeHeader-inner"] p')
        // The snow is the upper end of a tree.
        const trees = [...header.querySelectorAll('g:has(> [class*="-pine"])')]
          .map((tree) => ({ whole: tree.getBoundingClientRect(), top: boxes('[class*="-snow"]', tree)[0]! }))
          .filter(({ whole }) => whole.right > 0 && whole.left < innerWidth)
        const meets = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        const suns = boxes('[class*="-sun"]')
        return {
          drawn: (trees.length > 0 || innerWidth < 768) && suns.length > 0 && cards.length > 0,
          trees: trees.filter(
            ({ whole, top }) => whole.left < 0 || whole.right > innerWidth || cards.some((card) => meets(top, card)),
          ).length,
          sled: boxes('g[class*="-slides"]').some((sled) =>
            boxes('[class*="-arrival"]').some(
              (card) => card.left < sled.right + 16 && card.top < sled.bottom && sled.top < card.bottom,
            ),
          ),
          sun: suns.some((sun) => cards.some((card) => meets(sun, card))),
        }
      })
      expect(cut, `${width} x ${height}`).toEqual({ drawn: true, trees: 0, sled: false, sun: false })
    }
  })

sharedTest('the sled rides its track with the scrolling, and no two are seen at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathOf('home', 'en'))
  await whole(page)
  const pieces = await page.locator(sled).count()
  expect(pieces).toBeGreaterThan(1)
  for (let index = 0; index < pieces; index += 1) {
    const at = async (share: number) => {
      await page.evaluate(
        ([selector, index, share]) => {
          const { top, height } = document.querySelectorAll(selector)[index]!.parentElement!.getBoundingClientRect()
          scrollBy({ top: top + height / 2 - innerHeight * share, behavior: 'instant' })
        },
        [sled, index, share] as const,
      )
      // A scroll timeline takes effect in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      return page.locator(sled).evaluateAll((sleds) =>
        sleds.map((element) => ({
          x: element.getBoundingClientRect().x,
          seen: getComputedStyle(element).opacity === '1',
        })),
      )
    }
    const before = await at(0.65)
    const after = await at(0.4)
    expect(before.map(({ seen }) => seen)).toEqual(before.map((_, other) => other === index))
    expect(Math.abs(after[index]!.x - before[index]!.x)).toBeGreaterThan(100)
  }
})

for (const width of [390, 768, 1280, 1920])
  test(`each sled lies on its track at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathOf('home', 'en'))
    await whole(page)
    const { runners, tail } = await page.evaluate(
      ([slides, sled]) => {
        const seen = (shape: SVGGraphicsElement, x: number, y: number) =>
          new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()!)
        const distance = (element: Element, corner: readonly [number, number], line: SVGPathElement) => {
          const from = seen(element.querySelector<SVGPathElement>('[class*="-edge"]')!, ...corner)
          const steps = Array.from({ length: 1001 }, (_, step) => (step / 1000) * line.getTotalLength())
          return Math.min(
            ...steps.map((step) => {
              const point = line.getPointAtLength(step)
              const to = seen(line, point.x, point.y)
              return Math.hypot(to.x - from.x, to.y - from.y)
            }),
          )
        }
        const first = document.querySelector(slides)!
        const rails = first.parentElement!.querySelector<SVGPathElement>('[clip-path]')!
        return {
          // Distance from the middle of a runner to the middle of the track.
          runners: [...document.querySelectorAll(sled)].map((element) =>
            distance(element, [-29, 24], element.parentElement!.querySelector('path[stroke]:not([fill])')!),
          ),
          tail: (
            [
              [-128, 24],
              [-72, -54],
            ] as const
          ).map((corner) => distance(first, corner, rails)),
        }
      },
      [headerSled, sled] as const,
    )
    // A rail is four pixels wide and seven from the middle.
    for (const runner of some(runners)) expect(Math.abs(runner - 7)).toBeLessThan(2)
    expect(Math.max(...tail)).toBeLessThan(8)
  })

test('without motion the sleds stand at their stations', async ({ page }) => {
  await page.goto(pathOf('home', 'en'))
  const opacities = await page
    .locator(sled)
    .evaluateAll((sleds) => sleds.map((element) => getComputedStyle(element).opacity))
  expect(new Set(opacities)).toEqual(new Set(['1']))
})

for (const language of languageCodes)
  test(`the number by which a payment finds its invoice stands beside its label in both, in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathOf('home', language))
    await whole(page)
    for (const width of [320, 340, 360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page
        .locator('[class*="SheetRow-detail"]:has(> [class*="-reference"])')
        .evaluateAll((details) =>
          details.map((detail) => detail.clientHeight / parseFloat(getComputedStyle(detail).lineHeight)),
        )
      expect(lines.map(Math.round), `${width} px`).toEqual([1, 1])
    }
  })

test('the straight track goes on where the curve ends, on the same pixels, and through no words', async ({ page }) => {
  for (const width of [320, 375, 390, 768, 1050, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pathOf('home', 'fi'))
    await whole(page)
    const gates = await page.locator('li > [class*="Gates-gate"]').evaluateAll((elements) =>
      elements.map((gate) => {
        const rails = getComputedStyle(gate, '::before')
        const left = gate.getBoundingClientRect().left + parseFloat(rails.left)
        const right = left + parseFloat(rails.width)
        const curve = gate.previousElementSibling!.querySelector<SVGPathElement>('path[stroke]:not([fill])')!
        const box = curve.ownerSVGElement!.getBoundingClientRect()
        const middle = (left + right) / 2
        return {
          // A browser moves the edges of pictures and boxes to whole pixels, but not shapes inside a picture.
          fromEdge: Math.min(Math.abs(box.left - middle), Math.abs(box.right - middle)),
          words: [...gate.querySelectorAll('[class*="Gates-words"] :is(h3, p)')].flatMap((words) => {
            const range = document.createRange()
            range.selectNodeContents(words)
            return [...range.getClientRects()].filter((line) => line.left < right + 4 && left - 4 < line.right)
          }),
        }
      }),
    )
    for (const { words, fromEdge } of some(gates)) {
      expect(fromEdge, `${width} px`).toBeLessThan(0.1)
      expect(words, `${width} px`).toEqual([])
    }
  }
})
