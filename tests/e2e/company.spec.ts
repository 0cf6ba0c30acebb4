import { routeIds, routes } from '../../src/site/routes'
import { expect, pathOf, some, test, whole } from './site'

const company = routeIds.filter((id) => routes[id].template === 'Company')

for (const [id, width] of company.flatMap((id) => [320, 390].map((width) => [id, width] as const)))
  test(`snowballs stand on one axis between the edge and the words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathOf(id, 'fi'))
    await whole(page)
    const balls = await page.locator('#growth li').evaluateAll((milestones) =>
      milestones.map((milestone) => {
        const box = (selector: string) => milestone.querySelector(selector)!.getBoundingClientRect()
        const [ball, sheets] = [box('circle'), box('g')]
        return {
          size: Math.round(ball.width),
          axis: ball.left + ball.width / 2,
          before: sheets.left - milestone.getBoundingClientRect().left,
          after: box('h3').left - Math.max(sheets.right, ball.right),
        }
      }),
    )
    const sizes = balls.map(({ size }) => size)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect([sizes[0], sizes.at(-1)]).toEqual([32, 72])
    for (const { axis, before, after } of balls) {
      expect(axis).toBeCloseTo(balls[0]!.axis, 0)
      expect(before).toBeGreaterThanOrEqual(0)
      expect(after).toBeGreaterThanOrEqual(12)
    }
  })

for (const [id, width] of company.flatMap((id) => [768, 1199, 1280].map((width) => [id, width] as const)))
  test(`${id}: at ${width} px every snowball lies on its slope, and they grow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathOf(id, 'fi'))
    await whole(page)
    const balls = await page.locator('#growth li').evaluateAll((milestones) => {
      const slopes = milestones.flatMap((milestone) => {
        const snow = milestone.querySelector<SVGPathElement>('[class*="slope"] > :last-child')
        return snow?.checkVisibility() ? [snow] : []
      })
      return milestones.map((milestone, index) => {
        const ball = milestone.querySelector('circle')!.getBoundingClientRect()
        const snow = slopes[Math.floor((index * slopes.length) / milestones.length)]!
        const isSnow = (y: number) =>
          snow.isPointInFill(
            new DOMPoint((ball.left + ball.right) / 2, y).matrixTransform(snow.getScreenCTM()!.inverse()),
          )
        return { size: ball.width, over: isSnow(ball.bottom - 5), under: isSnow(ball.bottom + 3) }
      })
    })
    const sizes = balls.map(({ size }) => size)
    expect(some(sizes)).toEqual([...sizes].sort((one, other) => one - other))
    for (const ball of balls) expect(ball).toMatchObject({ over: false, under: true })
  })

for (const id of company)
  test(`${id}: the way to contact stands below the team`, async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const team = (await page.locator('#team ul').boundingBox())!
      const contact = (await page.locator('#team a').boundingBox())!
      expect(contact.y, `${width} px`).toBeGreaterThan(team.y + team.height)
    }
  })

for (const id of company)
  test(`${id}: on a phone and a tablet no snowball has more than three sheets`, async ({ page }) => {
    for (const width of [390, 768]) {
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
      expect(some(sheets)).toEqual(sheets.map((_, index) => Math.min(index + 1, 3)))
    }
  })

for (const id of company)
  test(`${id}: from a tablet on snowballs have their shade on the side away from the sun`, async ({ page }) => {
    for (const width of [768, 1199, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const sides = await page.locator('#growth ol').evaluate((list) => {
        const middle = ({ left, right }: DOMRect) => (left + right) / 2
        const view = list.parentElement!
        const sun = getComputedStyle(view, '::before')
        const sunny = view.getBoundingClientRect().right - parseFloat(sun.right) - parseFloat(sun.width) / 2
        return [...list.children].map((milestone) => {
          const box = (selector: string) => middle(milestone.querySelector(selector)!.getBoundingClientRect())
          return {
            sun: sunny < box('circle') ? 'left' : 'right',
            shade: box('span > svg > path') < box('circle') ? 'left' : 'right',
          }
        })
      })
      for (const { sun, shade } of some(sides)) expect(shade, `${width} px`).not.toBe(sun)
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
  test(`at ${width} px who answers stands at even steps, and the picture begins beside the heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const id of routeIds.filter((route) => routes[route].template === 'Contact')) {
      await page.goto(pathOf(id, 'fi'))
      await whole(page)
      const starts = await page
        .locator('#service li')
        .evaluateAll((people) => [...new Set(people.map((li) => li.getBoundingClientRect().x))])
      const steps = starts.slice(1).map((start, index) => start - starts[index]!)
      expect(Math.max(...some(steps)) - Math.min(...steps)).toBeLessThan(1)
      const [heading, picture] = await Promise.all(
        ['h1', 'main svg'].map((what) => page.locator(what).first().boundingBox()),
      )
      expect(Math.abs(picture!.y - heading!.y)).toBeLessThan(heading!.height)
    }
  })
