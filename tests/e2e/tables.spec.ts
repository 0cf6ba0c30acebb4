import { expect, hydrated, pageOf, pathOf, allPaths, siteLanguage, test } from './site'

const posts = allPaths.filter((path) => path.startsWith(`${pathOf('blog', siteLanguage)}/`))
const withTable = posts.filter((path) => pageOf(path).includes('<table'))

test('tables of an article stop the Tab key where they scroll, with a name, and nowhere else', async ({ page }) => {
  test.skip(withTable.length === 0, 'no post has a table')
  let stops = 0
  for (const path of withTable.slice(0, 3)) {
    await page.goto(path)
    await hydrated(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const frame of await page.locator('.prose .table').all()) {
        const scrolls = await frame.evaluate((element) => element.scrollWidth > element.clientWidth)
        stops += Number(scrolls)
        if (scrolls) await expect(frame).toHaveAttribute('tabindex', '0')
        else await expect(frame).not.toHaveAttribute('tabindex')
        if (scrolls) await expect(frame).toHaveAccessibleName(/\w/)
      }
    }
  }
  expect(stops, 'none of these tables is wider than a phone').toBeGreaterThan(0)
})
