import { routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { expect, pathOf, some, layoutTest as test, whole } from './site'

const company = routeIds.filter((id) => routes[id].template === 'Company')

for (const [id, width] of company.flatMap((id) => [320, 390, 768, 1199, 1280].map((width) => [id, width] as const)))
  test(`${id}: at ${width} px every snowball lies on one slope or at the end of its trail, they grow, and no words are behind them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathOf(id, 'fi'))
    await whole(page)
    const [slope, ...others] = await page.locator('#growth path[class*="Illustration-snow"]:visible').all()
    expect(others).toEqual([])
    const balls = await slope!.evaluate(
      (snow: SVGPathElement, isDesk) =>
        [...document.querySelectorAll('#growth li')].map((milestone, index) => {
          const box = (selector: string) => milestone.querySelector(selector)!.getBoundingClientRect()
          const [ball, sheets, title, text] = [box('circle'), box('g'), box('h3'), box('p')]
          const middle = { x: ball.left + ball.width / 2, y: ball.top + ball.height / 2 }
          const isSnow = (x: number, y: number) =>
            snow.isPointInFill(new DOMPoint(x, y).matrixTransform(snow.getScreenCTM()!.inverse()))
          return {
            size: Math.round(ball.width),
            middle,
            // On a desk the snow is under the ball; a trail begins at the first ball and is narrower than each.
            lies: isDesk
              ? !isSnow(middle.x, middle.y) && isSnow(middle.x, ball.bottom + 3)
              : isSnow(middle.x, index === 0 ? ball.bottom + 3 : ball.top - 3) &&
                !isSnow(ball.left, middle.y) &&
                !isSnow(ball.right, middle.y),
            room: Math.max(
              title.left - Math.max(sheets.right, ball.right),
              Math.min(sheets.top, ball.top) - text.bottom,
            ),
          }
        }),
      width === 1280,
    )
    for (const [index, { size, middle }] of balls.slice(1).entries()) {
      const before = balls[index]!
      const distance = Math.hypot(middle.x - before.middle.x, middle.y - before.middle.y)
      expect(distance - (size + before.size) / 2).toBeGreaterThan(width === 768 ? 30 : 15)
    }
    const sizes = balls.map(({ size }) => size)
    expect(some(sizes)).toEqual([...sizes].sort((one, other) => one - other))
    for (const { lies, room } of balls) {
      expect(lies).toBe(true)
      expect(room).toBeGreaterThanOrEqual(5)
    }
  })

for (const id of company)
  test(`${id}: below the slope the page begins with a curve, and a strip of snow is between them`, async ({ page }) => {
    for (const width of [1200, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const strips = await page.locator('#growth').evaluate((band) => {
        const { top, bottom, right } = band.getBoundingClientRect()
        const curves = [...band.querySelectorAll<SVGPathElement>('[class*="Growth-slopes"] path')]
        /** Returns the number of pixels above the foot of the band that are inside a curve. */
        const height = (curve: SVGPathElement, x: number) => {
          const toDrawing = curve.getScreenCTM()!.inverse()
          const isInside = (y: number) => curve.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing))
          return Array.from({ length: Math.floor(bottom - top) }, (_, y) => bottom - 1 - y).filter(isInside).length
        }
        return [1, right / 4, right / 2, (3 * right) / 4, right - 1].map((x) => curves.map((curve) => height(curve, x)))
      })
      for (const [snow, below] of strips as [number, number][]) {
        expect(below, `${width} px`).toBeGreaterThan(5)
        expect(snow - below, `${width} px`).toBeGreaterThan(25)
      }
    }
  })

for (const id of company)
  test(`${id}: the way to contact has the last place in the team, and no row of a team that fills rows is half empty`, async ({
    page,
  }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      await expect(page.locator('#team li').last().getByRole('link')).toBeVisible()
      const tops = await page
        .locator('#team li')
        .evaluateAll((members) => members.map((member) => Math.round(member.getBoundingClientRect().top)))
      const inRowOf = (top: number | undefined) => tops.filter((other) => other === top).length
      if (some(tops).length % 4 === 0) expect(inRowOf(tops.at(-1)), `${width} px`).toBe(inRowOf(tops[0]))
    }
  })

for (const id of company)
  test(`${id}: each snowball has one more sheet than the one before, up to six`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const sheets = await page
        .locator('#growth li')
        .evaluateAll((balls) =>
          balls.map(
            (ball) => [...ball.querySelectorAll('g > g')].filter((sheet) => sheet.getBoundingClientRect().width).length,
          ),
        )
      expect(some(sheets)).toEqual(sheets.map((_, index) => Math.min(index + 1, 6)))
    }
  })

for (const id of company)
  test(`${id}: words begin at one edge, on a desk at one height`, async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const places = await page.locator('#growth li').evaluateAll(
        (milestones, isDesk) =>
          milestones.map((milestone) => {
            const box = (selector: string) => milestone.querySelector(selector)!.getBoundingClientRect()
            return isDesk ? box('h3').top : box('h3').left
          }),
        width === 1280,
      )
      expect(Math.max(...some(places)) - Math.min(...places), `${width} px`).toBeLessThan(1)
    }
  })

for (const [template, band, width] of [
  ['Company', '#team h3', 1280],
  ['Contact', '#service p', 960],
] as const)
  test(`no name of the team wraps on pages of ${template} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of routeIds.filter((route) => routes[route].template === template)) {
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const lines = await page
        .locator(band)
        .evaluateAll((names) => names.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)))
      expect(some(lines).map(Math.round)).toEqual(lines.map(() => 1))
    }
  })

for (const width of [768, 1280])
  test(`at ${width} px those who answer stand at even distances, and on a desk the picture begins beside the heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of routeIds.filter((route) => routes[route].template === 'Contact')) {
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const people = await page
        .locator('#service li')
        .evaluateAll((all) => all.map((person) => person.getBoundingClientRect()))
      const distances = people.slice(1).map(({ left }, index) => left - people[index]!.left)
      expect(Math.max(...some(distances)) - Math.min(...distances)).toBeLessThan(1)
      const [heading, picture] = await Promise.all(
        ['h1', 'main svg'].map((what) => page.locator(what).first().boundingBox()),
      )
      if (width === 1280) expect(Math.abs(picture!.y - heading!.y)).toBeLessThan(heading!.height)
    }
  })

for (const width of [768, 1280])
  test(`at ${width} px the track leads downhill behind those who answer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of routeIds.filter((route) => routes[route].template === 'Contact')) {
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const people = await page.locator('#service').evaluate((band) => {
        const path = band.querySelector<SVGPathElement>('[class*="StationTrack-track"] > path')!
        const points = Array.from({ length: 2001 }, (_, step) =>
          path.getPointAtLength((step / 2000) * path.getTotalLength()).matrixTransform(path.getScreenCTM()!),
        )
        return [...band.querySelectorAll('[class*="Monogram-monogram"]')].map((monogram) => {
          const { left, top, width: size } = monogram.getBoundingClientRect()
          const x = left + size / 2
          const track = points.reduce((near, point) => (Math.abs(point.x - x) < Math.abs(near.x - x) ? point : near))
          return { top, offset: Math.abs(track.y - top - size / 2) }
        })
      })
      expect(Math.max(...some(people).map(({ offset }) => offset))).toBeLessThan(12)
      const tops = people.map(({ top }) => top)
      expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
    }
  })
