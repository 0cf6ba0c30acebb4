import type { Route } from '@playwright/test'
import { answerWith, contact, dataOf, expectPage, expectPrices, expectUsable, follow, isThere } from './faults'
import { missing, otherType, pricing, rewrite, slow, truncated } from './faults'
import { hydrated, test } from './site'

const otherBuild = rewrite((body) => body.replace(/("webpackCompilationHash":")\w+/, '$1ffffffffffffffffffff'))

/** The file that names the build of all pages. */
const build = '**/page-data/app-data.json'

const data = dataOf(pricing)

/** What may be wrong with the data of a page, and in which file. Rows of docs/faults.md. */
const faults: Record<string, [file: string, answer: (route: Route) => unknown]> = {
  'is missing': [data, missing],
  'is truncated': [data, truncated],
  'is of another build': [build, otherBuild],
  'is a page of HTML': [data, otherType],
  'is JSON of something else': [data, answerWith({ json: { error: 'quota' } })],
  'is slow': [data, slow],
}

for (const [name, [file, answer]] of Object.entries(faults)) {
  test(`behind a link, page data that ${name}`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route(file, answer)
    await follow(page, pricing)
    await expectUsable(page)
  })

  test(`at the start, page data that ${name}`, async ({ page }) => {
    await page.route(file, answer)
    await page.goto(pricing)
    await isThere(page, 1500)
    await expectUsable(page)
  })
}

test('at the start, page data of another build does not call off a link that was followed meanwhile', async ({
  page,
}) => {
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
