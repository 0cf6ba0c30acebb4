import type { Page } from '@playwright/test'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an open menu of a wide screen does not cover the elements that get the focus after it', async ({ page }) => {
    await page.goto(pathOf('home', hostLanguage))
    const [first] = await page.locator(disclosures).all()
    await first!.locator('summary').press('Enter')
    await expect(first!.locator('ul')).toBeVisible()
    await tabOutOf(page, 'header')
    await expect(page.locator(`${disclosures} ul`).filter({ visible: true })).toHaveCount(0)
    await page.locator('footer a').first().focus()
    await page.keyboard.press('Tab')
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
