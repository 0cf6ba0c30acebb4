import site from '../../content/site.json'
import type { Page, Route } from '@playwright/test'
import { planIds } from '../../src/pricing/plans'
import { withoutInvisible } from '../../src/site/invisible'
import { expectPage, expectPrices, expectUsable, isThere, missing, otherType, pricing, rewrite } from './faults'
import { contact, hanging, slow } from './faults'
import { expect, hydrated, pathOf, hostLanguage, test, whole } from './site'

/** A word that is in every language. */
const typed = site.product.name

interface Fault {
  file: string | RegExp
  answer: (route: Route) => unknown
  /** True if the application starts in spite of the fault. */
  starts?: boolean
}

const app = '**/app-*.js'
const template = '**/component---src-templates-pricing*.js'

/** Faults in a file of a page; rows of docs/faults.md. */
const faults: Record<string, Fault> = {
  'the first script is missing': { file: '**/webpack-runtime-*.js', answer: missing },
  'the application is missing': { file: app, answer: missing },
  'the application is of another build and fails its integrity': { file: app, answer: rewrite((body) => `${body}//`) },
  'the application hangs': { file: app, answer: hanging },
  'the application is slow': { file: app, answer: slow, starts: true },
  'the code of the page is missing': { file: template, answer: missing },
  'a filter blocks every script': { file: '**/*.js', answer: (route) => route.abort('blockedbyclient') },
  'the font hangs': { file: '**/*.woff2', answer: hanging, starts: true },
  'the style sheet is slow': { file: '**/*.css', answer: slow, starts: true },
  'every icon and the manifest are missing': { file: /\.(png|svg|ico|webmanifest)$/, answer: missing, starts: true },
}

for (const [name, { file, answer, starts = false }] of Object.entries(faults))
  test(`a visitor goes on where ${name}`, async ({ page }) => {
    await page.route(file, answer)
    await page.goto(pricing, { waitUntil: 'domcontentloaded' })
    expect(await isThere(page, starts ? 10_000 : 1500)).toBe(starts)
    await expectUsable(page)
  })

for (const [name, answer] of Object.entries({
  'the style sheet is missing': missing,
  'the style sheet is a page of HTML': otherType,
}))
  test(`a page is read and used where ${name}`, async ({ page }) => {
    await page.route('**/*.css', answer)
    await page.goto(pricing)
    await isThere(page)
    await expectPage(page, pricing)
    // Every price is visible, with the words of its billing cycle.
    for (const plan of planIds) await expect(page.locator(`[data-plan=${plan}] div[data-cycle]`).last()).toBeVisible()
    await whole(page)
    await page.locator(`footer a[href="${contact}"]`).first().click()
    await expectPage(page, contact)
  })

test('pictures that are missing leave their place and the text', async ({ page }) => {
  const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  const blog = pathOf('blog', hostLanguage)
  await page.goto(blog)
  const whole = await height()
  await page.route('**/static/**/*.{svg,png,webp,avif,jpg}', missing)
  await page.reload()
  expect(await height()).toBe(whole)
  await page.locator('main li h2 a').first().click()
  await expect(page.locator('article p').first()).toBeVisible()
})

const words = async (page: Page, text: string) => page.getByRole('searchbox').fill(text)
const status = (page: Page) => page.locator('main details').getByRole('status')

/** Opens the search. Returns the note that is ready for scripts that are missing. */
async function openSearch(page: Page): Promise<string> {
  await page.goto(pathOf('blog', hostLanguage))
  const note = (await page.locator('.without-app').textContent())!
  await hydrated(page)
  await page.locator('main details summary').first().click()
  return note
}

const ofSearch: Record<string, [string, (route: Route) => unknown]> = {
  'the program is refused': ['**/pagefind/**/*.js', (route) => route.abort()],
  'the index is missing': ['**/pagefind/**/*.{json,pf_meta,pf_index,pf_fragment}', missing],
}

for (const [name, [file, answer]] of Object.entries(ofSearch))
  test(`the search says that it failed where ${name}, and finds once all is there again`, async ({ page }) => {
    await page.route(file, answer)
    const note = await openSearch(page)
    await words(page, typed)
    await expect(status(page)).toHaveText(note)
    await page.unroute(file)
    await words(page, typed.slice(0, -1))
    await expect(page.locator('main details li a').first()).toBeVisible()
  })

test('the connection goes while a page is read, and comes back', async ({ page, context }) => {
  await page.goto(pricing)
  await hydrated(page)
  await context.setOffline(true)
  await page.locator('main details summary').last().click()
  await expect(page.locator('main details').last()).toHaveAttribute('open', '')
  await expectPrices(page)
  await context.setOffline(false)
  await expectUsable(page)
})

test('a link without a connection, and Back from its error screen', async ({ page, context }) => {
  await page.goto(contact)
  await hydrated(page)
  await page.locator(`header a[href="${pricing}"]:visible`).first().click()
  await expectPage(page, pricing)
  await context.setOffline(true)
  await page.locator('footer a[href="/"], header a[href="/"]').first().click()
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!')
  await expect(page).toHaveTitle(withoutInvisible((await page.locator('h1 + p').textContent())!))
  await page.goBack()
  await expectPage(page, contact)
  await context.setOffline(false)
  await page.goForward()
  await expectUsable(page)
})
