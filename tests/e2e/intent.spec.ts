import type { Page } from '@playwright/test'
import { userStops } from '../../src/pricing/priceMap'
import { isHydrated } from '../isHydrated'
import { anotherCycle } from './controls'
import { expect, pathOf, hostLanguage, test, unknownPath } from './site'
import { isThirdParty } from '../thirdParties'

const isScript = (url: string) => new URL(url).pathname.endsWith('.js') && !isThirdParty(url)

/** Returns a list that collects the paths of scripts and page data that a page requests. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isScript(request.url()) || request.url().includes('/page-data/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const pricing = pathOf('pricing', hostLanguage)

/** Sets `navigator.connection`, as some browsers have it. */
const onConnection = (page: Page, saveData: boolean) =>
  page.addInitScript(
    (save) => Object.defineProperty(navigator, 'connection', { value: { saveData: save, effectiveType: '4g' } }),
    saveData,
  )

test('a visitor who only reads fetches no script and no data', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto(pricing)
  await page.mouse.move(2, 300)
  await page.mouse.wheel(0, 2000)
  await page.waitForTimeout(1500)
  expect(asked).toEqual([])
})

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer over a link': (page) => page.locator('header a:visible').nth(1).hover(),
  'a key': (page) => page.keyboard.press('Tab'),
  'a click on a choice': (page) => page.locator(`label:has(input[value=${anotherCycle}])`).first().click(),
  focus: (page) => page.locator('main a:visible').first().focus(),
}

for (const [name, act] of Object.entries(signs))
  test(`${name} starts the application`, async ({ page, problems }) => {
    // Without a sign the application would start later, and not on such a connection.
    await onConnection(page, true)
    const asked = scriptsOf(page)
    await page.goto(pricing)
    await act(page)
    await page.waitForFunction(isHydrated)
    expect(asked.filter((path) => path.startsWith('/app-'))).toHaveLength(1)
    expect(problems).toEqual([])
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap on a link arrives, and a tap beside the controls fetches nothing', async ({ page }) => {
    const asked = scriptsOf(page)
    await page.goto('/')
    await page.locator('h1').tap()
    expect(asked).toEqual([])
    await page.locator(`main a[href="${pricing}"]`).first().tap()
    await page.waitForURL((url) => url.pathname === pricing)
    await expect(page.locator('[data-plan]').first()).toBeVisible()
  })
})

test('the application comes late where nobody asks for it, and not at all on a connection to be spared', async ({
  browser,
  baseURL,
}) => {
  for (const saveData of [false, true]) {
    const page = await browser.newPage({ baseURL })
    await page.clock.install()
    await onConnection(page, saveData)
    const asked = scriptsOf(page)
    await page.goto(pricing)
    await page.clock.runFor(11_500)
    expect(asked).toEqual([])
    await page.clock.runFor(1_000)
    if (saveData) expect(asked).toEqual([])
    else await page.waitForFunction(isHydrated)
    await page.close()
  }
})

test('the choice made before the application came stays', async ({ page }) => {
  const users = `input[name=map-users][value="${userStops.length - 1}"]`
  await page.goto(pricing)
  await page.evaluate(
    (inputs) => inputs.forEach((input) => (document.querySelector<HTMLInputElement>(input)!.checked = true)),
    [users, `input[value=${anotherCycle}]`],
  )
  await page.keyboard.press('Shift')
  await page.waitForFunction(isHydrated)
  await expect(page.locator(users)).toBeChecked()
  await expect(page.locator(`input[value=${anotherCycle}]`).first()).toBeChecked()
})

test('a not-found page never fetches the application', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto(unknownPath(hostLanguage))
  await page.locator('header a:visible').nth(1).hover()
  await page.keyboard.press('Tab')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
})
