import AxeBuilder from '@axe-core/playwright'
import { allPaths, expect, hydrated, samples, test } from './site'

for (const path of allPaths)
  test(`${path} hydrates without an error`, async ({ page, problems }) => {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
  })

for (const [index, path] of samples.entries()) {
  const colorScheme = index % 2 === 0 ? ('light' as const) : ('dark' as const)
  for (const width of [320, 1280])
    test(`${path} is accessible and fits ${width} px, ${width === 320 ? colorScheme : 'both themes'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const scheme of width === 320 ? [colorScheme] : (['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    })
}
