import type { Route } from '@playwright/test'
import { answerWith, contact, dataOf, expectPage, expectPrices, expectUsable, follow, isThere } from './faults'
import { missing, otherType, pricing, rewrite, slow, truncated } from './faults'
import { hydrated, test } from './site'

/** What may be wrong with the data of a page. Rows of docs/faults.md. */
const faults: Record<string, (route: Route) => unknown> = {
  'is missing': missing,
  'is truncated': truncated,
  'is of another build': rewrite((body) => body.replace(/("webpackCompilationHash":")\w+/, '$1ffffffffffffffffffff')),
  'is a page of HTML': otherType,
  'is JSON of something else': answerWith({ json: { error: 'quota' } }),
  'is slow': slow,
}

for (const [name, answer] of Object.entries(faults)) {
  test(`behind a link, page data that ${name}`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route(dataOf(pricing), answer)
    await follow(page, pricing)
    await expectUsable(page)
  })

  test(`at the start, page data that ${name}`, async ({ page }) => {
    await page.route(dataOf(pricing), answer)
    await page.goto(pricing)
    await isThere(page, 1500)
    await expectUsable(page)
  })
}

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
