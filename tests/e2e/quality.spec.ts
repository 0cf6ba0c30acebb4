import type { Page } from '@playwright/test'
import { violations } from './axe'
import { allPaths, expect, hydrated, isAlias, test, unknownPaths } from './site'

const widths = [320, 768, 1280]
const themes = ['light', 'dark'] as const

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectQuality(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  expect(await sideways(page), `scrolls sideways at ${width} px`).toBe(0)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
  }
}

// An alias is the same page at another address.
for (const path of allPaths.filter((each) => !isAlias(each)))
  test(`${path} hydrates without an error, fits and is accessible`, async ({ page, problems }) => {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    for (const width of widths) await expectQuality(page, width)
    expect(problems).toEqual([])
  })

for (const path of unknownPaths)
  test(`${path} fits and is accessible`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) await expectQuality(page, width)
  })
