import { exceptContrast, violations } from './axe'
import { expect, hydrated, pageOf, pathOf, allPaths, hostLanguage, test } from './site'

const posts = allPaths.filter((path) => path.startsWith(`${pathOf('blog', hostLanguage)}/`))
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
        if (!scrolls) continue
        await expect(frame).toHaveRole('group')
        await expect(frame).toHaveAccessibleName(/\w/)
      }
    }
  }
  expect(stops, 'none of these tables is wider than a phone').toBeGreaterThan(0)
})

test('the other tables do so too, with text of twice the size on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const session = await page.context().newCDPSession(page)
  let stops = 0
  for (const [fontSize, route] of [
    [16, 'pricing'],
    [32, 'pricing'],
    [32, 'how-it-works'],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    await page.goto(pathOf(route, hostLanguage))
    await hydrated(page)
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')),
    )
    for (const table of await page.locator('main table:visible').all()) {
      const scrolls = await table.evaluate((element) => element.scrollWidth > element.clientWidth)
      stops += Number(scrolls)
      if (scrolls) await expect(table).toHaveAttribute('tabindex', '0')
      else await expect(table).not.toHaveAttribute('tabindex')
      await expect(table).toHaveAccessibleName(/\w/)
      if (fontSize === 16) expect(scrolls).toBe(false)
    }
    expect(await violations(page, exceptContrast)).toEqual([])
  }
  expect(stops, 'none of these tables is wider than a phone').toBeGreaterThan(0)
})
