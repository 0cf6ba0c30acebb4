import type { Page } from '@playwright/test'
import { answerForThirdParties } from '../thirdParties'
import { violations } from './axe'
import { samplePages } from '../../src/tools/samplePages'
import { languageCodes } from '../../src/site/languages'
import { allPaths, expect, folder, hydrated, isAlias, siteLanguage, test as base, unknownPath, whole } from './site'

/** Pages are read one after the other in one window, as a visitor does: a new window for each would take longer than the reading. */
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

const widths = [320, 768, 1280]
const themes = ['light', 'dark'] as const

/** What the page does about its new width (tables that scroll become stops of the Tab key) it does with the next frame. */
async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function expectAccessible(page: Page, width: number, colorScheme: (typeof themes)[number]) {
  await setWidth(page, width)
  await page.emulateMedia({ colorScheme })
  expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
}

/** Width and theme in which axe looks at a page, in turn from page to page; each template is looked at in all of them below. */
const views = widths.flatMap((width) => themes.map((theme) => [width, theme] as const))

/** Where the address is unknown, the browser logs the status, and there is no application to start. */
async function open(page: Page, url: string, problems: readonly string[]) {
  const status = (await page.goto(url))?.status()
  await whole(page)
  if (status !== 404) await hydrated(page)
  expect(problems.filter((text) => status !== 404 || !text.includes('status of 404'))).toEqual([])
}

// An alias is the same page at another address.
for (const [turn, path] of [...allPaths.filter((each) => !isAlias(each)), ...languageCodes.map(unknownPath)].entries())
  test(`${path} hydrates without an error and is accessible`, async ({ page, problems, baseURL }) => {
    await open(page, `${baseURL}${path}`, problems)
    await expectAccessible(page, ...views[turn % views.length]!)
  })

for (const [template, path] of samplePages(folder, siteLanguage, siteLanguage))
  test(`${template} is accessible in all themes at all widths`, async ({ page, problems, baseURL }) => {
    await open(page, `${baseURL}${path}`, problems)
    for (const width of widths) for (const theme of themes) await expectAccessible(page, width, theme)
  })
