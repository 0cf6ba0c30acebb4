import type { Page } from '@playwright/test'
import { samplePages } from '../../src/tools/samplePages'
import { plain } from '../../src/content/invisible'
import { languageCodes, type Language } from '../../src/site/languages'
import { badBreaks, fullLines, headings, leftEdges, ragged } from './lines'
import { allPaths, expect, folder, isAlias, pageOf, siteLanguage, test, unknownPath, whole } from './site'

// What is set is in the prerendered page, and nothing needs to move.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

const phones = [320, 360, 390]
const widths = [...phones, 480, 640, 768, 900, 960, 1024, 1280, 1440, 1920]

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** How far a page scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Opens a page with all that it can show of its main part. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await whole(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Share of the longest line of a heading that each of its lines has at least. */
const shortestLine = 0.5

/** Headings that the browser balances worse than it could. Words in another order help; so does a row here. */
const uneven: readonly string[] = [
  'Sisältyykö hintoihin arvonlisävero?',
  'Voinko jatkaa vanhaa laskunumerointiani?',
  'Mitä me oikein tarjottiin?',
  'Tarjous- ja proformalaskutus',
  'Kuka saa vaatia verkkolaskua',
  'Älä anna saatavan vanhentua',
  'Quote to invoice, proformas',
  'Más de 10\u00a0000 empresas',
  'Mayor de clientes automático',
  'Kas hinnad sisaldavad käibemaksu?',
  'Låt inte skulden preskriberas',
  'Fast pris eller prisuppskattning',
  'Offert- och proformafakturering',
]

/** Characters that the middle one of an article's full lines has. */
const measure = { from: 65, to: 72 }

/** Pages that are set by themselves, by language: an alias is the same page at another address. */
const ownPaths = (language: Language) => [
  ...allPaths.filter((path) => !isAlias(path) && pageOf(path).includes(`<html lang="${language}"`)),
  unknownPath(language),
]

// All pages of a language in one tab: a tab for each would cost three times as long.
for (const language of languageCodes)
  test(`${language} is set well: every page fits, no word is torn, headings are even`, async ({ page }) => {
    const paths = ownPaths(language)
    expect(paths.length).toBeGreaterThan(20)
    test.setTimeout(paths.length * 10_000)
    for (const path of paths) {
      await open(page, path)
      for (const width of [...phones, 768, 1280]) {
        await setWidth(page, width)
        expect.soft(await sideways(page), `${path} scrolls sideways at ${width} px`).toBe(0)
        expect.soft(await badBreaks(page), `${path} at ${width} px`).toEqual([])
        const all = (await headings(page)).filter(({ text }) => !uneven.includes(plain(text)))
        expect.soft(ragged(all, shortestLine), `${path} at ${width} px`).toEqual([])
      }
    }
  })

for (const [template, path] of samplePages(folder, siteLanguage, siteLanguage))
  test(`${template} begins at the edge of the logo at every width`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await setWidth(page, width)
      const [logo, heading] = await leftEdges(page)
      expect.soft(heading, `${width} px`).toBeCloseTo(logo, 0)
    }
  })

for (const language of languageCodes)
  for (const template of ['Post', 'Legal'])
    test(`${template} in ${language} has ${measure.from} to ${measure.to} characters a line`, async ({ page }) => {
      await page.goto(samplePages(folder, language, siteLanguage).get(template)!)
      for (const width of [1024, 1280, 1920]) {
        await setWidth(page, width)
        const lines = (await fullLines(page)).sort((a, b) => a - b)
        const median = lines[Math.floor(lines.length / 2)]
        expect.soft(median, `${width} px`).toBeGreaterThanOrEqual(measure.from)
        expect.soft(median, `${width} px`).toBeLessThanOrEqual(measure.to)
      }
    })
