import type { Page } from '@playwright/test'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

const pricing = pathOf('pricing', hostLanguage)

/** Returns a list that collects the paths whose page data is requested. */
function dataAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/page-data(\/.*)\/page-data\.json/.exec(request.url()) ?? []
    if (path !== undefined) asked.push(path)
  })
  return asked
}

/** Longer than Gatsby waits before it fetches the targets of visible links. */
const waitingTime = 4500

test('links in view fetch nothing', async ({ page }) => {
  const asked = dataAsked(page)
  await page.goto('/')
  await hydrated(page)
  await page.waitForTimeout(waitingTime)
  expect(asked).toEqual(['/index'])
})

for (const type of ['touchstart', 'focusin', 'mouseover'])
  test(`${type} of a link fetches its page, once, and no file`, async ({ page }) => {
    const asked = dataAsked(page)
    await page.goto('/')
    await hydrated(page)
    for (const selector of [`main a[href="${pricing}"]`, `main a[href="${pricing}"]`, 'footer a[href$=".xml"]'])
      for (const link of (await page.locator(selector).all()).slice(0, 1)) await link.dispatchEvent(type)
    await expect.poll(() => asked).toContain(pricing)
    expect(asked).toEqual(['/index', pricing])
  })

test('the page of the link under the pointer is fetched when the application has come', async ({ page }) => {
  const asked = dataAsked(page)
  await page.goto('/')
  await page.locator(`main a[href="${pricing}"]`).first().hover()
  await expect.poll(() => asked).toEqual(['/index', pricing])
})
