import type { Route } from '@playwright/test'
import { answerWith, contact, dataOf, expectPage, expectPrices, expectUsable, follow, isThere } from './faults'
import { missing, otherType, pricing, rewrite, slow, truncated } from './faults'
import { expect, hydrated, test } from './site'

const otherBuild = rewrite((body) => body.replace(/("webpackCompilationHash":")\w+/, '$1ffffffffffffffffffff'))

/** The file that names the build of all pages. */
const build = '**/page-data/app-data.json'

const data = dataOf(pricing)

/** Faults in the data of a page, each with its file; rows of docs/faults.md. */
const faults: Record<string, [file: string, answer: (route: Route) => unknown]> = {
  'page data that is missing': [data, missing],
  'page data that is truncated': [data, truncated],
  'page data that is of another build': [build, otherBuild],
  'page data that is a page of HTML, as of a network that asks for a login': [data, otherType],
  'page data that is JSON of something else': [data, answerWith({ json: { error: 'quota' } })],
  'page data that is slow': [data, slow],
}

for (const [name, [file, answer]] of Object.entries(faults)) {
  test(`behind a link, ${name}`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route(file, answer)
    await follow(page, pricing)
    await expectUsable(page)
  })

  test(`at the start, ${name}`, async ({ page }) => {
    await page.route(file, answer)
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    await page.goto(pricing)
    await isThere(page, 1500)
    // The page is reloaded at most once.
    expect(loads).toBeLessThan(3)
    await expectUsable(page)
  })
}

test('page data of another build, while a link is followed, does not call off that link', async ({ page }) => {
  const isAsked = page.waitForRequest((request) => new URL(request.url()).pathname === contact)
  await page.route(build, async (route) => {
    await isAsked
    await otherBuild(route)
  })
  await page.route((url) => url.pathname === contact, slow)
  await page.goto(pricing)
  const isStarting = page.waitForRequest(build)
  await page.keyboard.press('Shift')
  await isStarting
  await follow(page, contact)
  await expectPage(page, contact)
})

test('behind Back, page data that is missing', async ({ page }) => {
  await page.goto(contact)
  await page.goto(pricing)
  await hydrated(page)
  await page.route(dataOf(contact), missing)
  await page.goBack()
  await expectPage(page, contact)
  await page.goForward()
  await expectPrices(page)
})
