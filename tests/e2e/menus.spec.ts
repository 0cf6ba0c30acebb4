import type { Page } from '@playwright/test'
import { languageCodes } from '../../src/site/languages'
import { expect, hydrated, pathOf, hostLanguage, some, test, whole } from './site'

const menu = '#menu'
const toggle = 'header [popovertarget]'
const disclosures = 'header details'

const isOpen = (page: Page) => page.locator(menu).evaluate((element) => element.matches(':popover-open'))
const openDisclosures = (page: Page) => page.locator(`${disclosures}[open]`).count()

/** True if the focus is inside an element that a selector matches. */
const focusIn = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector)

async function tabOutOf(page: Page, selector: string) {
  for (let presses = 0; presses < 60 && (await focusIn(page, selector)); presses++) await page.keyboard.press('Tab')
}

/** With the application, and without it, when only the inline script runs. */
const ways: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  ['with the application', () => Promise.resolve(), hydrated],
  ['before the application has come', (page) => page.route('**/*.js', () => undefined), () => Promise.resolve()],
]

for (const [when, before, after] of ways) {
  test.describe(`${when}, the menu of a narrow screen`, () => {
    test.use({ viewport: { width: 390, height: 800 } })

    test.beforeEach(async ({ page }) => {
      await before(page)
      await page.goto(pathOf('pricing', hostLanguage))
      await after(page)
      await page.locator(toggle).focus()
      await page.keyboard.press('Enter')
      expect(await isOpen(page)).toBe(true)
    })

    test('closes when the focus leaves it, forwards and backwards', async ({ page }) => {
      await page.keyboard.press('Tab')
      expect(await focusIn(page, menu)).toBe(true)
      await tabOutOf(page, menu)
      expect(await isOpen(page)).toBe(false)
      expect(await focusIn(page, 'main')).toBe(true)
      await page.locator(toggle).focus()
      await page.keyboard.press('Enter')
      expect(await isOpen(page)).toBe(true)
      await page.keyboard.press('Shift+Tab')
      expect(await isOpen(page)).toBe(false)
    })

    test('stays open when plain words in it are pressed', async ({ page }) => {
      await page.locator(`${menu} summary`).first().click()
      await page.locator(`${menu} details[open] p`).first().click()
      expect(await isOpen(page)).toBe(true)
      expect(await openDisclosures(page)).toBe(1)
    })

    test('closes with Escape from the inside out', async ({ page }) => {
      const summary = page.locator(`${menu} summary`).first()
      await summary.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await openDisclosures(page)).toBe(1)
      await page.keyboard.press('Escape')
      expect(await openDisclosures(page)).toBe(0)
      await expect(summary).toBeFocused()
      expect(await isOpen(page)).toBe(true)
      await page.keyboard.press('Escape')
      expect(await isOpen(page)).toBe(false)
      await expect(page.locator(toggle)).toBeFocused()
    })

    test('closes with the choice of the page that is shown', async ({ page }) => {
      await page.locator(`${menu} a[aria-current=page]`).first().click()
      await expect.poll(() => isOpen(page)).toBe(false)
    })
  })

  test.describe(`${when}, a menu of a wide screen`, () => {
    test.beforeEach(async ({ page }) => {
      await before(page)
      await page.goto(pathOf('pricing', hostLanguage))
      await after(page)
      await page.locator(`${disclosures} summary`).first().focus()
      await page.keyboard.press('Enter')
      expect(await openDisclosures(page)).toBe(1)
    })

    test('closes with Escape, and the focus goes back to its summary', async ({ page }) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      expect(await openDisclosures(page)).toBe(0)
      await expect(page.locator(`${disclosures} summary`).first()).toBeFocused()
    })

    test('stays open when plain words in it are pressed', async ({ page }) => {
      await page.locator(`${disclosures}[open] p`).first().click()
      expect(await openDisclosures(page)).toBe(1)
    })

    test('closes when the focus leaves it', async ({ page }) => {
      await tabOutOf(page, disclosures)
      expect(await openDisclosures(page)).toBe(0)
    })

    test('closes when something else is pressed', async ({ page }) => {
      await page.mouse.click(640, 700)
      expect(await openDisclosures(page)).toBe(0)
    })
  })
}

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an open menu of a wide screen does not cover the elements that get the focus after it', async ({ page }) => {
    await page.goto(pathOf('home', hostLanguage))
    const [first] = await page.locator(disclosures).all()
    await first!.locator('summary').press('Enter')
    await expect(first!.locator('ul')).toBeVisible()
    await tabOutOf(page, 'header')
    await expect(page.locator(`${disclosures} ul`).filter({ visible: true })).toHaveCount(0)
    await first!.locator('summary').focus()
    await expect(first!.locator('ul')).toBeVisible()
  })
})

test('the menu of a tablet closes when the tablet is turned and its pages stand in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1366 })
  await page.goto(pathOf('home', hostLanguage))
  await page.locator(toggle).click()
  expect(await isOpen(page)).toBe(true)
  await page.setViewportSize({ width: 1100, height: 1000 })
  expect(await isOpen(page)).toBe(true)
  await page.setViewportSize({ width: 1366, height: 1024 })
  await expect.poll(() => isOpen(page)).toBe(false)
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
