import { languageCodes } from '../../src/site/languages'
import { expect, pathOf, hostLanguage, some, test, whole } from './site'

const menu = '#menu'
const toggle = 'header [popovertarget]'

test('the header marks the page that is shown, and the page above it', async ({ page }) => {
  const marks = () =>
    page
      .locator('header nav [aria-current]:not([hreflang])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-current')))
  await page.goto(pathOf('pricing', hostLanguage))
  expect(await marks()).toEqual(['page'])
  await page.goto(pathOf('blog', hostLanguage))
  await page.locator('main li h2 a').first().click()
  await page.waitForURL((url) => url.pathname !== pathOf('blog', hostLanguage))
  expect(await marks()).toEqual(['true'])
})

for (const language of languageCodes)
  test(`the header is one row in ${language} from the width on at which the menu stands in it`, async ({ page }) => {
    await page.goto(pathOf('home', language))
    const height = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      return page.locator('header').evaluate((header) => header.getBoundingClientRect().height)
    }
    const one = await height(1920)
    await expect(page.locator(toggle)).toBeHidden()
    // The breakpoint is at 75 rem (docs/design.md).
    expect(await height(75 * 16)).toBe(one)
    await expect(page.locator(toggle)).toBeHidden()
    expect(await height(75 * 16 - 1)).toBe(one)
    await expect(page.locator(toggle)).toBeVisible()
  })

test('words of the menu, languages and log-in included, stand 24 pixels apart on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    const gaps = await page.locator(`${menu} > ul > li, ${menu} > div > *`).evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect()).filter(({ width }) => width > 0)
      return boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right)
    })
    expect(Math.min(...some(gaps)), language).toBeGreaterThanOrEqual(24)
  }
})

for (const language of languageCodes)
  test(`the buttons of the header are equally high in ${language}, and the menu of a tablet is low`, async ({
    page,
  }) => {
    await page.goto(pathOf('home', language))
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const heights = await page
        .locator(`[class*="Header-trial"] a:visible, ${toggle}`)
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height.toFixed()))
      expect([heights.length, new Set(heights).size], `${width} px: ${heights.join()}`).toEqual([2, 1])
    }
    await page.locator(toggle).click()
    expect((await page.locator(menu).boundingBox())!.height).toBeLessThan(400)
  })

for (const language of languageCodes)
  test(`the brand has its name on the narrowest screen in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(pathOf('home', language))
    const cut = await page.locator('.Logo-inHeader').evaluate((logo) => {
      const [box, name] = [logo, logo.lastElementChild!].map((element) => element.getBoundingClientRect())
      return name!.right > box!.right + 1 || name!.bottom > box!.bottom + 1
    })
    expect(cut).toBe(false)
  })

test('the focus in the header, which stays in view, leaves the page where it is', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  await whole(page)
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    main.tabIndex = -1
    main.focus({ preventScroll: true })
    window.scrollTo(0, 2000)
  })
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('header :focus')).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(2000)
  }
})
