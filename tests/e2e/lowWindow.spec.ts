import { languageCodes } from '../../src/site/languages'
import { setStyle, spacing } from './readerStyles'
import { expect, pathOf, hostLanguage, test, whole } from './site'

const menu = '#menu'
const toggle = 'header [popovertarget]'
const disclosures = 'header details'

test('in a low window every link of a wide menu comes into view, letters and lines far apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    await setStyle(page, spacing)
    for (const details of await page.locator(disclosures).all()) {
      const links = details.locator('a')
      if ((await links.count()) === 0 || !(await details.isVisible())) continue
      await details.locator('summary').click()
      for (const link of await links.all()) {
        await link.focus()
        await expect(link).toBeInViewport({ ratio: 0.95 })
      }
      await page.keyboard.press('Escape')
    }
  }
})

for (const [width, height] of [
  [640, 360],
  [320, 256],
] as const)
  test(`in a window of ${width} x ${height} px the focus is in view behind a menu that it has left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(pathOf('pricing', hostLanguage))
    await whole(page)
    await page.locator(toggle).click()
    const first = page.locator(disclosures).first()
    await first.locator('summary').press('Enter')
    await first.locator('a').last().focus()
    await page.keyboard.press('Tab')
    await expect(first).not.toHaveAttribute('open')
    await expect(page.locator(`${menu} :focus`)).toBeInViewport({ ratio: 0.9 })
  })

test('in a low window every link of the menu comes into view as the focus goes down and up', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 260 })
  await page.goto(pathOf('pricing', hostLanguage))
  await whole(page)
  await page.locator(toggle).click()
  for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expect(page.locator(`${menu} :focus`)).toBeInViewport({ ratio: 0.9 })
  }
})

for (const [width, height] of [
  [640, 360],
  [320, 256],
] as const)
  test(`in a window of ${width} x ${height} px that is scrolled a little, the header comes back into view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(pathOf('pricing', hostLanguage))
    await whole(page)
    await page.locator(toggle).focus()
    await page.keyboard.press('Tab')
    await page.evaluate(() => scrollTo(0, 60))
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator('header :focus')).toBeInViewport({ ratio: 0.9 })
    }
  })

test('the button that closes the menu stays in view while the page scrolls behind it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(pathOf('pricing', hostLanguage))
  await whole(page)
  await page.locator(toggle).click()
  await page.evaluate(() => scrollTo(0, 1600))
  await expect(page.locator(toggle)).toBeInViewport({ ratio: 0.9 })
})

test('with letters of twice the size no button of the header breaks its words', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    expect(await page.locator('header').evaluate((header) => header.clientHeight), language).toBeLessThan(200)
  }
})
