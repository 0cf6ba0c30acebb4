import { parse } from 'node-html-parser'
import { expect, hydrated, pageOf, pathOf, recordSignals, signals, hostLanguage, test } from './site'
import type { Page } from '@playwright/test'

const data = (path: string) => `**/page-data${path}/page-data.json`
const pricing = pathOf('pricing', hostLanguage)

const toPricing = (page: Page) =>
  page
    .locator('header')
    .getByRole('link', { name: /./ })
    .filter({ visible: true })
    .and(page.locator(`[href="${pricing}"]`))

async function start(page: Page, path = '/') {
  await recordSignals(page)
  await page.goto(path)
  await hydrated(page)
}

/** Navigates like a link, but without the prefetch that hovering starts. */
const follow = (page: Page, to: string) =>
  page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to)

test('a link navigates in the app, scrolls to the top, tells where the visitor is', async ({ page, problems }) => {
  await start(page)
  await page.evaluate(() => {
    Object.assign(window, { kept: true })
    window.scrollTo(0, 2000)
  })
  await toPricing(page).click()
  await page.waitForURL(pricing)
  await expect(page).toHaveTitle(parse(pageOf(pricing)).querySelector('title')!.text)
  expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const title = await page.locator('h1').textContent()
  await expect(page.locator('#status')).toContainText(title!)
  await expect(page.locator('#gatsby-announcer')).toBeHidden()
  expect(problems).toEqual([])
})

test('a fragment goes to its element', async ({ page }) => {
  await start(page)
  await follow(page, `${pricing}#faq`)
  await page.waitForURL(`${pricing}#faq`)
  await expect(page.locator('#faq h2')).toBeInViewport()
})

test('page data that takes longer than 150 ms shows a spinner, which is announced and goes away', async ({ page }) => {
  await start(page)
  await page.route(data(pricing), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await follow(page, pricing)
  await expect(page.locator('#spinner')).toBeVisible()
  await expect(page.locator('#status')).not.toBeEmpty()
  await page.waitForURL(pricing)
  await expect(page.locator('#spinner')).toBeHidden()
})

test('no spinner shows for a quick page', async ({ page }) => {
  await start(page)
  await page.evaluate(() => {
    new MutationObserver(() => Object.assign(window, { wasBusy: true })).observe(document.documentElement, {
      attributeFilter: ['data-busy'],
    })
  })
  await toPricing(page).hover()
  await page.waitForTimeout(500)
  await toPricing(page).click()
  await page.waitForURL(pricing)
  expect(await page.evaluate(() => (window as unknown as { wasBusy?: boolean }).wasBusy)).toBeUndefined()
})

test('page data that fails raises preload-error, then the whole address is loaded', async ({ page }) => {
  await start(page)
  const events: unknown[] = []
  await page.exposeFunction('tell', (event: unknown) => events.push(event))
  await page.evaluate(() =>
    window.addEventListener('preload-error', (event) => {
      const { path, error } = (event as CustomEvent<{ path: string; error: unknown }>).detail
      ;(window as unknown as { tell: (event: unknown) => void }).tell({ path, error: error instanceof Error })
    }),
  )
  await page.route(data(pricing), (route) => route.abort())
  await follow(page, `${pricing}?utm_source=x#faq`)
  await page.waitForURL(`${pricing}?utm_source=x#faq`)
  await expect(page.locator('h1')).toBeVisible()
  expect(events).toEqual([{ path: pricing, error: true }])
})

test('a link that is followed without a connection shows the error screen; its button leads there once there is one', async ({
  page,
  context,
}) => {
  await start(page)
  await context.setOffline(true)
  await follow(page, pricing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.locator('html')).toHaveAttribute('lang', hostLanguage)
  await context.setOffline(false)
  await page.getByRole('button').click()
  await expect(page).toHaveURL(pricing)
  await expect(page.locator('main > section').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('who cancels preload-error is left to load the page', async ({ page }) => {
  await start(page)
  await page.evaluate(() => window.addEventListener('preload-error', (event) => event.preventDefault()))
  await page.route(data(pricing), (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await follow(page, pricing)
  await refused
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await expect(page).toHaveURL('/')
  await expect(page.locator('main > section').first()).toBeVisible()
})

test('page data that hangs becomes a full load', async ({ page }) => {
  await start(page)
  await page.route(data(pricing), () => new Promise(() => undefined))
  await follow(page, pricing)
  await expect(page.locator('#spinner')).toBeVisible()
  await page.waitForURL(pricing, { timeout: 15_000 })
  await expect(page.locator('h1')).toBeVisible()
})

test('a stale tab whose page has gone asks the server', async ({ page }) => {
  await start(page)
  await page.route(data(pricing), (route) => route.fulfill({ status: 404, body: 'gone' }))
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.isNavigationRequest()),
    follow(page, pricing),
  ])
  expect(new URL(request.url()).pathname).toBe(pricing)
})

test('a stale tab whose code has gone asks the server', async ({ page }) => {
  await start(page)
  await page.route('**/component---src-templates-pricing*', (route) => route.fulfill({ status: 404, body: 'gone' }))
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.isNavigationRequest()),
    follow(page, pricing),
  ])
  expect(new URL(request.url()).pathname).toBe(pricing)
})

test('page data that is refused at the start raises preload-error and leaves the prerendered page', async ({
  page,
}) => {
  await recordSignals(page)
  await page.route(data(pricing), (route) => route.abort())
  await page.goto(pricing)
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await signals(page)).map(({ name }) => name)).toContain('preload-error')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[data-plan]').first()).toBeVisible()
})

test('page data without contents shows the error screen, with the focus and the words of the page before', async ({
  page,
}) => {
  await start(page)
  await page.route(data(pricing), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result: { data: unknown } }
    body.result.data = {}
    await route.fulfill({ json: body })
  })
  await follow(page, pricing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', hostLanguage)
  await expect(page.getByRole('button')).toBeVisible()
  await page.unroute(data(pricing))
  await page.getByRole('button').click()
  await expect(page.locator('[data-plan]').first()).toBeVisible()
})
