import type { Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { allPaths, expect, hydrated, samples, test } from './site'

/** What axe finds wrong, each with the elements it found. */
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)

for (const path of allPaths)
  test(`${path} hydrates without an error and is accessible`, async ({ page, problems }) => {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    expect(await violations(page)).toEqual([])
  })

for (const [index, path] of samples.entries()) {
  const colorScheme = index % 2 === 0 ? ('light' as const) : ('dark' as const)
  for (const width of [320, 1280])
    test(`${path} fits ${width} px without a violation, ${width === 320 ? colorScheme : 'both themes'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const scheme of width === 320 ? [colorScheme] : (['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.goto(path)
        expect(await violations(page)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    })
}
