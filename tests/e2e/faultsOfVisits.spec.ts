import type { Page } from '@playwright/test'
import site from '../../content/site.json'
import { anotherCycle } from './controls'
import {
  answerWith,
  contact,
  dataOf,
  expectPage,
  expectPrices,
  expectUsable,
  follow,
  hanging,
  isThere,
  missing,
  pricing,
  slow,
} from './faults'
import { expect, hydrated, test } from './site'

const entries = (page: Page) => page.evaluate(() => window.history.length)
const busy = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-busy', 'page')
const idle = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-busy')

for (const [moment, comes] of Object.entries({ 'before the application': false, 'once it is there': true })) {
  const start = async (page: Page, path: string) => {
    if (!comes) await page.route('**/app-*.js', hanging)
    await page.goto(path)
    if (comes) await hydrated(page)
  }

  test(`a double click on a link is one way to one page, ${moment}`, async ({ page }) => {
    await start(page, '/')
    const before = await entries(page)
    await page.locator(`header a[href="${pricing}"]:visible`).first().dblclick()
    await expectPage(page, pricing)
    expect(await entries(page)).toBe(before + 1)
    await page.goBack({ waitUntil: 'commit' })
    await expectPage(page, '/')
  })

  test(`double clicks on choices, questions and menus do what two clicks do, ${moment}`, async ({ page, problems }) => {
    await start(page, pricing)
    await page.locator(`label:has(input[value=${anotherCycle}])`).first().dblclick()
    await expectPrices(page, anotherCycle)
    const question = page.locator('#faq details').first()
    await question.locator('summary').dblclick()
    await expect(question).not.toHaveAttribute('open')
    const menu = page.locator('header details:visible').first()
    await menu.locator('summary').dblclick()
    await expect(menu).not.toHaveAttribute('open')
    expect(problems).toEqual([])
  })
}

test('Back while a page is loaded stays at the page that it leads to', async ({ page }) => {
  await page.goto(contact)
  await hydrated(page)
  await follow(page, '/')
  await expectPage(page, '/')
  await page.route(dataOf(pricing), slow)
  await follow(page, pricing)
  await busy(page)
  await page.goBack()
  await expectPage(page, contact)
  await idle(page)
  await page.waitForTimeout(1500)
  await expectPage(page, contact)
})

test('Back while the data of a page hangs is not followed by a load of that page', async ({ page }) => {
  await page.goto(contact)
  await hydrated(page)
  await follow(page, '/')
  await expectPage(page, '/')
  await page.clock.install()
  await page.route(dataOf(pricing), hanging)
  await follow(page, pricing)
  await page.clock.runFor(1000)
  await page.goBack()
  await expectPage(page, contact)
  await page.clock.runFor(10_000)
  await expectPage(page, contact)
})

test('another link while a page is loaded is where a visitor arrives', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const before = await entries(page)
  await page.route(dataOf(pricing), slow)
  await follow(page, pricing)
  await busy(page)
  await follow(page, contact)
  await expectPage(page, contact)
  await page.waitForTimeout(1500)
  await expectPage(page, contact)
  expect(await entries(page)).toBe(before + 1)
})

test('a link to another site while a page is loaded is where a visitor arrives, even if the page fails', async ({
  page,
}) => {
  const signUp = { pathname: new URL(site.links.register).pathname, answer: answerWith({ body: 'Sign up' }) }
  const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  await page.route(`${site.links.register}*`, (route) => later(1500).then(() => signUp.answer(route)))
  await page.route(dataOf(pricing), (route) => later(500).then(() => missing(route)))
  await page.goto('/')
  await hydrated(page)
  await follow(page, pricing)
  await busy(page)
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`main a[href*="${path}"]`)!.click(),
    signUp.pathname,
  )
  await page.waitForURL((url) => url.pathname === signUp.pathname)
  expect(await page.locator('body').textContent()).toBe('Sign up')
})

test('a link that is followed again and again while its page is slow makes one entry', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const before = await entries(page)
  await page.route(dataOf(pricing), slow)
  for (let time = 0; time < 4; time++) await follow(page, pricing)
  await expectUsable(page)
  expect(await entries(page)).toBe(before + 2)
})

/** Opens a page like a tab that the browser restores: the page is loaded, with the state of the former visit. */
async function restored(page: Page, path: string, state: unknown) {
  await page.addInitScript(
    ([entry, at]) => {
      if (window.location.pathname === at) window.history.replaceState(entry, '')
    },
    [state, path] as const,
  )
  await page.goto(path)
}

test('a tab that is restored has its questions, values and words again', async ({ page, context, problems }) => {
  await page.goto(pricing)
  await page.locator('#faq details').first().locator('summary').click()
  await page.locator('input[name=map-users]').last().check({ force: true })
  const state: unknown = await page.evaluate(() => window.history.state as unknown)
  const tab = await context.newPage()
  await restored(tab, pricing, state)
  expect(await isThere(tab)).toBe(true)
  await expect(tab.locator('#faq details').first()).toHaveAttribute('open', '')
  await expect(tab.locator('input[name=map-users]').last()).toBeChecked()
  await expectUsable(tab)
  expect(problems).toEqual([])
})

for (const [name, stateOf] of Object.entries<(controls: number) => unknown>({
  'a restored tab of an older build with other controls': () => ({ key: '1', set: [true, false] }),
  'a restored tab with settings that are none': (controls) => ({
    set: Array.from({ length: controls }, () => ({ a: [] })),
  }),
}))
  test(`${name} is a page like any`, async ({ page, problems }) => {
    await page.goto(pricing)
    const controls = page.locator('main details, main input:not([name=billing-cycle])')
    await restored(page, pricing, stateOf(await controls.count()))
    expect(await isThere(page)).toBe(true)
    await expectUsable(page)
    expect(problems).toEqual([])
  })
