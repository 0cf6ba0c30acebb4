import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, siteLanguage, some, layoutTest as test, whole } from './site'

/**
 * Returns for each feature the number of lines of its plans, and the distance in pixels from its name to its text and
 * to the plans.
 */
const rows = () =>
  [...document.querySelectorAll('[class*="Catalog-row"] > li')].map((row) => {
    const [name, text, plans] = [...row.children].map((child) => child.getBoundingClientRect())
    const line = parseFloat(getComputedStyle(row.lastElementChild!).lineHeight)
    return {
      lines: Math.round(plans!.height / line),
      text: Math.round(text!.top - name!.bottom),
      plans: Math.round(plans!.top - name!.bottom),
    }
  })

test('names of plans have one line, beside a feature and its text, or beside or below its name', async ({ page }) => {
  for (const language of languageCodes) {
    await page.goto(pathOf('features', language))
    await whole(page)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { lines, text, plans } of some(await page.evaluate(rows))) {
        expect(lines).toBe(1)
        expect(width < 960 ? plans : text, `${language}, ${width} px`).toBeLessThan(16)
        if (width >= 960) expect(-plans).toBeGreaterThan(0.99)
      }
    }
  }
})

test('on a tablet heading and picture of a chapter stand beside its rows, which begin where the heading does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pathOf('features', siteLanguage))
  await whole(page)
  const chapters = page.locator('main section', { has: page.locator('[class*="ChapterPicture-picture"]') })
  for (const chapter of some(await chapters.all())) {
    const picture = (await chapter.locator('[class*="ChapterPicture-picture"]').boundingBox())!
    const row = (await chapter.locator('[class*="Catalog-row"] > li').first().boundingBox())!
    const heading = (await chapter.locator('h2').boundingBox())!
    expect(picture.x + picture.width).toBeLessThan(row.x)
    expect(picture.y).toBeGreaterThan(heading.y)
    expect(Math.abs(heading.y - row.y)).toBeLessThan(heading.height)
  }
})

test('on a tablet the stations stand beside the words, whose title has whole words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const language of languageCodes) {
    await page.goto(pathOf('features', language))
    const title = (await page.locator('h1').boundingBox())!
    const stations = (await page.locator('#pages ol').boundingBox())!
    expect(stations.x).toBeGreaterThan(title.x + title.width)
    expect((await page.locator('#pages h2').boundingBox())!.y).toBeLessThan(title.y + title.height)
    const widest = await page.locator('h1').evaluate((h1) => {
      h1.style.overflowWrap = 'normal'
      return h1.scrollWidth - h1.clientWidth
    })
    expect(widest, language).toBe(0)
  }
})
