import type { Page } from '@playwright/test'
import { answerForThirdParties } from '../thirdParties'
import { violations } from './axe'
import { samplePages } from '../../src/tools/samplePages'
import { withoutMarks } from '../../src/site/invisible'
import { languageCodes } from '../../src/site/languages'
import { allPaths, expect, folder, hydrated, isAlias, siteLanguage, test as base, unknownPath, whole } from './site'
import { runTogether } from './runTogether'
import { badBreaks, headings, ragged } from './typesetting'
// Headings that the browser balances badly. Another order of words helps, or a row in this file.
import uneven from './unevenHeadings.json'

/** All pages are opened in one window, as by a visitor: a new window for each would take longer than the tests. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
      await answerForThirdParties(context)
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ reader }, provide) => provide(reader),
})

/** Sets the width and waits until the page has reacted: for example, tables that scroll become stops of the Tab key. */
async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Opens a page. For an unknown address the browser logs the status, and there is no application. */
async function open(page: Page, url: string, problems: readonly string[]) {
  const status = (await page.goto(url))?.status()
  await whole(page)
  if (status !== 404) await hydrated(page)
  expect(problems.filter((text) => status !== 404 || !text.includes('status of 404'))).toEqual([])
}

const widths = [320, 768, 1280]
const themes = ['light', 'dark'] as const

async function expectAccessible(page: Page, width: number, colorScheme: (typeof themes)[number], colours = true) {
  await page.emulateMedia({ colorScheme })
  await setWidth(page, width)
  expect(await violations(page, colours), `${width} px, ${colorScheme}`).toEqual([])
}

/** Smallest width of a line in a heading, as a share of its longest line. */
const shortestLine = 0.5

/** Returns how far a page scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Asserts, on phones and at another width, that the page fits, that no word is torn or runs into the next one for a
 * screen reader, and that headings are even. Everything in the main part is open.
 */
async function expectWellSet(page: Page, another: number) {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    await document.fonts.ready
  })
  for (const width of new Set([320, 360, 390, another])) {
    await setWidth(page, width)
    expect.soft(await sideways(page), `scrolls sideways at ${width} px`).toBe(0)
    expect.soft(await badBreaks(page), `${width} px`).toEqual([])
    const all = (await headings(page)).filter(({ text }) => !uneven.includes(withoutMarks(text)))
    expect.soft(ragged(all, shortestLine), `${width} px`).toEqual([])
  }
  expect.soft(await runTogether(page)).toEqual([])
}

/** Widths and themes; each page is tested in one of them, in turn. Below, axe tests each template in all of them. */
const views = widths.flatMap((width) => themes.map((theme) => [width, theme] as const))

/** Pages have the same elements in every language, so one language is enough for their colours. */
const inSiteLanguage = (page: Page) =>
  page.evaluate((language) => document.documentElement.lang === language, siteLanguage)

// An alias is the same page at another address.
for (const [turn, path] of [...allPaths.filter((each) => !isAlias(each)), ...languageCodes.map(unknownPath)].entries())
  test(`${path} hydrates without an error, is accessible and well set`, async ({ page, problems, baseURL }) => {
    await open(page, `${baseURL}${path}`, problems)
    const [width, theme] = views[turn % views.length]!
    await expectAccessible(page, width, theme, await inSiteLanguage(page))
    await expectWellSet(page, width)
  })

for (const [template, path] of samplePages(folder, siteLanguage, siteLanguage))
  test(`${template} is accessible in all themes at all widths`, async ({ page, problems, baseURL }) => {
    await open(page, `${baseURL}${path}`, problems)
    for (const width of widths) for (const theme of themes) await expectAccessible(page, width, theme)
  })
