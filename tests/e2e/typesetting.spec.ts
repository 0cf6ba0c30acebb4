import type { Page } from '@playwright/test'
import { samplePages } from '../samplePages'
import { languageCodes } from '../../src/site/languages'
import { expect, folder, pathOf, hostLanguage, some, layoutTest as test, whole } from './site'
import { fullLines, lastLines, leftEdges } from './typesetting'

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Median number of characters in the full lines of an article. */
const measure = { from: 65, to: 72 }

for (const [template, path] of samplePages(folder, hostLanguage, hostLanguage))
  test(`${template} begins at the edge of the logo at every width, breadcrumbs above its heading`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 640, 768, 900, 1024, 1280, 1920]) {
      await setWidth(page, width)
      const [logo, heading] = await leftEdges(page)
      expect.soft(heading, `${width} px`).toBeCloseTo(logo, 0)
      const below = await page
        .locator('main nav:has(~ h1)')
        .evaluateAll(
          (all) =>
            all.filter(
              (breadcrumbs) =>
                breadcrumbs.getBoundingClientRect().bottom > document.querySelector('h1')!.getBoundingClientRect().top,
            ).length,
        )
      expect.soft(below, `${width} px`).toBe(0)
    }
  })

for (const [template, languages] of Object.entries({ Post: languageCodes, Legal: [hostLanguage] }))
  for (const language of languages)
    test(`${template} in ${language} has ${measure.from} to ${measure.to} characters a line`, async ({ page }) => {
      await page.goto(samplePages(folder, language, hostLanguage).get(template)!)
      for (const width of [1024, 1920]) {
        await setWidth(page, width)
        const lines = (await fullLines(page)).sort((a, b) => a - b)
        const median = lines[Math.floor(lines.length / 2)]
        expect.soft(median, `${width} px`).toBeGreaterThanOrEqual(measure.from)
        expect.soft(median, `${width} px`).toBeLessThanOrEqual(measure.to)
      }
    })

for (const [template, path] of samplePages(folder, hostLanguage, hostLanguage))
  test(`on a desk no heading of ${template} lies upon another one while the page is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await whole(page)
    const met = await page.evaluate(() => {
      const headings = [...document.querySelectorAll('main :is(h1, h2)')]
      const found = new Set<string>()
      for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
        scrollTo({ top: y, behavior: 'instant' })
        const boxes = headings.map((heading) => ({ heading, box: heading.getBoundingClientRect() }))
        for (const [index, { heading, box }] of boxes.entries())
          for (const { box: other } of boxes.slice(index + 1))
            if (box.height > 1 && other.height > 1 && other.left < box.right && other.top < box.bottom)
              if (box.left < other.right && box.top < other.bottom) found.add(heading.textContent)
      }
      return [...found]
    })
    expect(met).toEqual([])
  })

test('on a desk the heading of a section stays in view beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const template of ['Post', 'Legal']) {
    await page.goto(samplePages(folder, hostLanguage, hostLanguage).get(template)!)
    const heading = page.locator('.prose .prose h2').first()
    const text = page.locator('.prose .prose > :last-child').first()
    await text.evaluate((end) => end.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(heading, template).toBeInViewport({ ratio: 1 })
  }
})

test('figures stand as far from dashes, signs and stops as they are drawn, and no font is fetched twice', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fetched.push(request.url()))
  await page.goto(pathOf('contact', hostLanguage))
  const closer = await page.evaluate(async () => {
    await document.fonts.ready
    const brush = document.createElement('canvas').getContext('2d')!
    brush.font = `100px ${getComputedStyle(document.body).fontFamily}`
    const width = (text: string) => brush.measureText(text).width
    return ['–', '−', '.', ',']
      .flatMap((sign) => Array.from({ length: 10 }, (_, figure) => [`${figure}${sign}`, `${sign}${figure}`]).flat())
      .filter((pair) => width(pair) < width(pair[0]!) + width(pair[1]!) - 1)
  })
  expect(closer).toEqual([])
  expect(new Set(fetched).size).toBe(fetched.length)
})

test('leads and quotes do not end in one or two words', async ({ page }) => {
  for (const language of languageCodes) {
    const found = []
    for (const path of samplePages(folder, language, hostLanguage).values()) {
      await page.goto(path)
      await whole(page)
      await setWidth(page, 1280)
      found.push(...(await page.evaluate(lastLines, '.lead, blockquote p')))
    }
    for (const { text, share } of some(found)) expect.soft(share, text).toBeGreaterThan(0.5)
  }
})

test('who is quoted: a line ends before the firm on a phone, if anywhere', async ({ page }) => {
  await setWidth(page, 390)
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    await whole(page)
    const torn = await page.locator('#customers figcaption p + p').evaluateAll((roles) =>
      roles.map((role) => {
        const [line, firm] = [role, role.lastElementChild!].map((element) => element.getBoundingClientRect())
        return firm!.height < line!.height && firm!.left > line!.left + 1
      }),
    )
    expect(some(torn), language).not.toContain(true)
  }
})

test('what stands below the invoice that one follows does not end in one short word on a phone', async ({ page }) => {
  const found = []
  for (const language of languageCodes) {
    await page.goto(pathOf('how-it-works', language))
    await whole(page)
    for (const width of [360, 375, 390]) {
      await setWidth(page, width)
      found.push(...(await page.evaluate(lastLines, 'a[href="#slip"]')))
    }
  }
  for (const { text, share } of some(found)) expect.soft(share, text).toBeGreaterThan(0.2)
})
