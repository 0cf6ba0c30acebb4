import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, test, whole } from './site'

/** Classes of the drawings, as CSS Modules name them. */
const sheet = '[class*="-slides"]'
const sled = '[class*="-sled"]'

const screens = [
  [390, 844],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

for (const language of languageCodes)
  test(`the sheet on the slope is in the first screen of every usual size in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(pathOf('home', language))
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const box = (await page.locator(sheet).boundingBox())!
      expect(box.y).toBeGreaterThan(0)
      expect(box.x).toBeGreaterThan(0)
      // Half of it is enough to see what it is.
      expect(box.y + box.height / 2, `${width} x ${height}`).toBeLessThan(height)
    }
  })

test('the sheet rides its track with the scrolling, and no two are seen at once', async ({ page }) => {
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
      // A scroll timeline has moved what it moves by the next frame.
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

test('without motion the sheets stand at their stations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathOf('home', 'en'))
  const opacities = await page
    .locator(sled)
    .evaluateAll((sleds) => sleds.map((element) => getComputedStyle(element).opacity))
  expect(new Set(opacities)).toEqual(new Set(['1']))
})
