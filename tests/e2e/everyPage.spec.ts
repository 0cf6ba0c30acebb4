import type { Page } from '@playwright/test'
import { answerForThirdParties } from '../thirdParties'
import { violations } from './axe'
import { samplePages } from '../../src/tools/samplePages'
import { withoutMarks } from '../../src/site/invisible'
import { languageCodes } from '../../src/site/languages'
import { allPaths, expect, folder, hydrated, isAlias, siteLanguage, test as base, unknownPath, whole } from './site'
import { runTogether } from './runTogether'
import { badBreaks, headings, ragged } from './typesetting'
// Headings that the browser balances worse than it could. Words in another order help; so does a row there.
import uneven from './unevenHeadings.json'

/**
 * Pages are read one after the other in one window, as a visitor does: a new window for each would take longer than the
 * reading.
 */
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

/**
 * Waits for the frame in which the page answers to its new width: tables that scroll become stops of the Tab key, for
 * example.
 */
async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Where the address is unknown, the browser logs the status, and there is no application to start. */
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

/** Share of the longest line of a heading that each of its lines has at least. */
const shortestLine = 0.5

/** How far a page scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Asserts that the page fits, that no word of it is torn or runs into the next one for listeners, and that its headings
 * are even, on phones and at another width, with everything in its main part open.
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

/**
 * Width and theme in which a page is looked at, in turn from page to page; axe looks at each template in all of them
 * below.
 */
const views = widths.flatMap((width) => themes.map((theme) => [width, theme] as const))

/** Pages have the same elements in every language, so their colours are looked at in one. */
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
