import type { Page } from '@playwright/test'
import { violations } from './axe'
import { samplePages } from '../../src/node/samplePages'
import { allPaths, expect, folder, hydrated, isAlias, siteLanguage, test as base, unknownPaths } from './site'

/** Pages are read one after the other in one window, as a visitor does: a new window for each would take longer than the reading. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ reader }, provide) => provide(reader),
})

const widths = [320, 768, 1280]
const themes = ['light', 'dark'] as const

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Each width in one of the two themes, in turn from page to page: every template is seen in every theme at every width. */
async function expectQuality(page: Page, turn: number) {
  for (const [index, width] of widths.entries()) {
    const colorScheme = themes[(index + turn) % themes.length]!
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await sideways(page), `scrolls sideways at ${width} px`).toBe(0)
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
  }
}

// An alias is the same page at another address. That every page hydrates is seen by the crawl of the hosts.
for (const [turn, path] of [...allPaths.filter((each) => !isAlias(each)), ...unknownPaths].entries())
  test(`${path} fits and is accessible`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`)
    await expectQuality(page, turn)
  })

for (const [template, path] of samplePages(folder, siteLanguage, siteLanguage))
  test(`${template} hydrates without an error, fits and is accessible in all themes`, async ({ page, problems, baseURL }) => {
    await page.goto(`${baseURL}${path}`)
    await hydrated(page)
    for (const turn of themes.keys()) await expectQuality(page, turn)
    if (template !== 'NotFound') expect(problems).toEqual([])
  })
