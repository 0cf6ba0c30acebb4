import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, hostLanguage, some, layoutTest as test, whole } from './site'

/**
 * Returns for each feature the number of lines of its plans, their distance from the edge of the row, whether they
 * stand below the name, and the distance to the text below both.
 */
const rows = () =>
  [...document.querySelectorAll('[class*="Catalog-row"] > li')].map((row) => {
    const [name, text, plans] = [...row.children].map((child) => child.getBoundingClientRect())
    return {
      lines: Math.round(plans!.height / parseFloat(getComputedStyle(row.lastElementChild!).lineHeight)),
      start: plans!.left - row.getBoundingClientRect().left,
      below: plans!.top >= name!.bottom,
      gap: text!.top - Math.max(name!.bottom, plans!.bottom),
    }
  })

test('plans have one line, in one place of all rows: below the name, on a desk in a column beside it', async ({
  page,
}) => {
  for (const language of languageCodes) {
    await page.goto(pathOf('features', language))
    await whole(page)
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const all = some(await page.evaluate(rows))
      for (const { lines, start, below, gap } of all) {
        expect({ lines, start, below }, `${language}, ${width} px`).toEqual({
          lines: 1,
          start: all[0]!.start,
          below: width < 1280,
        })
        expect(gap).toBeLessThan(8)
      }
    }
  }
})

test('on a tablet no row of the payment picture has its amount and status below the name', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf('features', language))
    await whole(page)
    const gaps = await page
      .locator('[class*="ChapterPicture"]:has([class*="PaymentPicture-reminder"]) [class*="SheetRow-end"]')
      .evaluateAll((ends) =>
        ends.map((end) => end.getBoundingClientRect().top - end.previousElementSibling!.getBoundingClientRect().bottom),
      )
    expect(Math.max(...some(gaps)), language).toBeLessThan(0)
  }
})

test('on a tablet heading and picture of a chapter stand beside its rows, which begin where the heading does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pathOf('features', hostLanguage))
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

test('on a tablet the stations stand beside the words, below a title of whole words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const language of languageCodes) {
    await page.goto(pathOf('features', language))
    const title = (await page.locator('h1').boundingBox())!
    const stations = (await page.locator('#pages ol').boundingBox())!
    const lead = (await page.locator('h1 + p').boundingBox())!
    const heading = (await page.locator('#pages h2').boundingBox())!
    expect(stations.x).toBeGreaterThan(lead.x + lead.width)
    expect(heading.y).toBeGreaterThan(title.y + title.height)
    expect(heading.y).toBeLessThan(lead.y + lead.height)
    const widest = await page.locator('h1').evaluate((h1) => {
      h1.style.overflowWrap = 'normal'
      return h1.scrollWidth - h1.clientWidth
    })
    expect(widest, language).toBe(0)
  }
})
