import { languageCodes } from '../../src/site/languages'
import { routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { expect, pathOf, some, layoutTest as test, whole } from './site'

/** Pages with a track: the feature pages, and the list of all features. */
const withRun = routeIds.filter((id) => ['Feature', 'Features'].includes(routes[id].template))

/** Returns the words that each piece of the track crosses. Runs in the page. */
function touched(): string[][] {
  /** Half of the width of the track, in pixels. */
  const rail = 7
  return [...document.querySelectorAll<SVGPathElement>('[class*="-track"] > path')]
    .filter((path) => path.checkVisibility())
    .map((path) => {
      const toScreen = path.getScreenCTM()!
      const length = path.getTotalLength()
      const points = Array.from({ length: 400 }, (_, index) =>
        path.getPointAtLength((length * index) / 399).matrixTransform(toScreen),
      )
      const band = path.closest('section')!
      return [...band.querySelectorAll('h2, h3, p, a')].flatMap((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        const boxes = [...range.getClientRects()]
        const meets = points.some(({ x, y }) =>
          boxes.some((box) => x > box.left && x < box.right && y > box.top - rail && y < box.bottom + rail),
        )
        return meets ? [words.textContent] : []
      })
    })
}

for (const id of withRun)
  test(`${id}: its tracks touch no word, and a feature page has one climax, on ink`, async ({ page }) => {
    for (const language of ['fi', 'es', 'sv'] as const) {
      await page.goto(pathOf(id, language))
      await whole(page)
      await expect(page.locator('main [class*="Bands-deep"]')).toHaveCount(routes[id].template === 'Feature' ? 1 : 0)
      for (const width of [960, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        expect(some(await page.evaluate(touched)).flat(), `${language}, ${width} px`).toEqual([])
      }
    }
  })

/** Returns the position of the sled on the list of features. Runs in the page. */
const sledInPage = () => {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const sign = boxesOf('#pages li > span').at(-1)!
  const sled = boxesOf('#pages li > svg > *')
  const [left, right] = [Math.min(...sled.map((shape) => shape.left)), Math.max(...sled.map((shape) => shape.right))]
  return {
    beside: left - sign.right,
    edge: document.documentElement.clientWidth - right,
    below: Math.max(...sled.map(({ bottom }) => bottom)) - sign.bottom,
    width: right - left,
  }
}

test('the sled on the list of features stands clear of the last sign, behind it or below it', async ({ page }) => {
  await page.goto(pathOf('features', 'fi'))
  await whole(page)
  for (const width of [768, 960, 1024, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { beside, edge, width: length } = await page.evaluate(sledInPage)
    expect.soft(beside, `${width} px`).toBeGreaterThan(6)
    expect.soft(edge, `${width} px`).toBeGreaterThanOrEqual(0)
    expect.soft(length, `${width} px`).toBeGreaterThan(width < 1200 ? 48 : 84)
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft((await page.evaluate(sledInPage)).below, `${width} px`).toBeGreaterThan(60)
  }
})

test('ten features have room on a desk: names stay in their columns, and the sled beside the last sign', async ({
  page,
}) => {
  await page.goto(pathOf('features', 'fi'))
  await whole(page)
  await page.locator('#pages ol').evaluate((list) => {
    while (list.children.length < 10) list.prepend(list.children[1]!.cloneNode(true))
  })
  for (const width of [960, 1024, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { beside, edge } = await page.evaluate(sledInPage)
    expect.soft(Math.min(beside - 6, edge), `${width} px`).toBeGreaterThanOrEqual(0)
    const wide = await page.locator('#pages li > a').evaluateAll((names) => {
      const right = (element: Element) => element.getBoundingClientRect().right
      return names.filter((name) => right(name) > right(name.parentElement!) + 1).length
    })
    expect.soft(wide, `${width} px`).toBe(0)
  }
})

test('on its way down the slope the sled has no rails before it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathOf('home', 'en'))
  const ahead = await page.locator('g[class*="-slides"]').evaluate((sled) => {
    const cut = document.querySelector('clipPath > path')!
    const rails = sled.parentElement!.querySelector('[clip-path]')!
    const movements = [sled, cut].map((element) => element.getAnimations()[0])
    return [0, 300, 600, 900].map((time) => {
      for (const movement of movements) if (movement) movement.currentTime = time
      const [of, by] = [sled, cut].map((element) => getComputedStyle(element).transform)
      return getComputedStyle(rails).clipPath.includes(cut.parentElement!.id) && of !== 'none' && of === by
    })
  })
  expect(ahead).toEqual([true, true, true, true])
})

for (const language of languageCodes)
  test(`no words of the list of features stand on the orange sun, ${language}`, async ({ page }) => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf('features', language))
      const onSun = await page.evaluate(() => {
        const sun = document.querySelector('.StationTrack-track path[stroke^="var(--sun"]')!
        const { stroke, strokeWidth } = getComputedStyle(sun)
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = 'var(--accent)'
        const isOrange = stroke === getComputedStyle(probe).color
        const { x, y } = sun.getBoundingClientRect()
        const words = document.querySelectorAll('.FeatureStations-land :is(h1, h2, p, a:not(.Button-button))')
        return [...words].flatMap((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const meets = [...range.getClientRects()].some((box) => {
            const nearest = [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))]
            return Math.hypot(x - nearest[0]!, y - nearest[1]!) < parseFloat(strokeWidth) / 2
          })
          return meets && isOrange ? [element.textContent] : []
        })
      })
      expect(onSun, `${width} px`).toEqual([])
    }
  })
