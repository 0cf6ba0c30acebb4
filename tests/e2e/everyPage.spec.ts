import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { samplePages } from '../samplePages'
import { withoutInvisible } from '../../src/site/invisible'
import { languageCodes } from '../../src/site/languages'
import { exceptContrast, onlyContrast, violations } from './axe'
import {
  allPaths,
  expect,
  folder,
  hydrated,
  isAlias,
  sharedTest as test,
  hostLanguage,
  unknownPath,
  whole,
} from './site'
import { runTogether } from './runTogether'
import { badBreaks, ragged } from './typesetting'
// Headings that the browser balances badly. Another order of words helps, or a row in this file.
import uneven from './unevenHeadings.json'

/** Opens a page. For an unknown address the browser logs the status, and there is no application. */
async function open(page: Page, path: string, problems: readonly string[]) {
  const status = (await page.goto(path))?.status()
  await whole(page)
  if (status !== 404) await hydrated(page)
  expect(problems.filter((text) => status !== 404 || !text.includes('status of 404'))).toEqual([])
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    await document.fonts.ready
  })
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

/**
 * Sets the width and waits until the page has reacted: for example, tables that scroll become stops of the Tab key. The
 * page is at its top, because axe counts a link that is half behind the header as a small target.
 */
async function expectAccessible(page: Page, width: number, colorScheme: 'light' | 'dark', rules?: RunOptions) {
  await page.emulateMedia({ colorScheme })
  await setWidth(page, width)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([])
}

/** Smallest width of a line in a heading, as a share of its longest line. */
const shortestLine = 0.5

/** Returns how far a page scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Asserts that the page fits, that no word is torn, and that headings are even. */
async function expectWellSet(page: Page, width: number) {
  await setWidth(page, width)
  expect.soft(await sideways(page), `scrolls sideways at ${width} px`).toBe(0)
  expect.soft(await badBreaks(page), `${width} px`).toEqual([])
  const found = (await ragged(page, shortestLine)).filter(({ text }) => !uneven.includes(withoutInvisible(text)))
  expect.soft(found, `${width} px`).toEqual([])
}

const widths = [320, 768, 1280]
/** A small desk has narrow columns, which tear words. */
const desks = [1024, 1280]
const views = widths.flatMap((width) => (['light', 'dark'] as const).map((theme) => [width, theme] as const))

/**
 * A page of every kind in every language. axe checks these and all pages in the site's language: in the others, pages
 * have the same elements and colours.
 */
const samples = new Set(languageCodes.flatMap((code) => [...samplePages(folder, code, hostLanguage).values()]))
const inHostLanguage = (page: Page) =>
  page.evaluate((language) => document.documentElement.lang === language, hostLanguage)

// An alias is the same page at another address.
for (const [turn, path] of [...allPaths.filter((each) => !isAlias(each)), ...languageCodes.map(unknownPath)].entries())
  test(`${path} hydrates without an error, is accessible and well set`, async ({ page, problems }) => {
    await open(page, path, problems)
    const [width, theme] = views[turn % views.length]!
    const isOwn = await inHostLanguage(page)
    if (isOwn && samples.has(path))
      for (const [each, scheme] of views)
        await expectAccessible(page, each, scheme, scheme === 'dark' ? onlyContrast : undefined)
    else if (isOwn) await expectAccessible(page, width, theme)
    else if (samples.has(path)) await expectAccessible(page, width, theme, exceptContrast)
    // On phones, a desk and at another width.
    for (const each of new Set([width, 320, 360, 390, desks[turn % desks.length]!])) await expectWellSet(page, each)
    expect.soft(await runTogether(page)).toEqual([])
  })
