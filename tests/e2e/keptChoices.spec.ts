import type { Page } from '@playwright/test'
import { hostName } from '../hostNames'
import { languageCodes } from '../../src/site/languages'
import { anotherCycle } from './controls'
import { held } from './faults'
import { expect, hostUrl, hydrated, pathOf, hostLanguage, test, whole } from './site'

/** Moments at which a visitor may follow a link, with the state of the application until then. */
const moments = {
  'before the application is asked for': async (page: Page) => {
    await page.addInitScript(() => {
      for (const sign of ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown'])
        window.addEventListener(sign, (event) => event.stopPropagation(), true)
    })
  },
  'while its scripts are on the way': (page: Page) => page.route('**/app-*.js', () => undefined),
  'after the scripts were refused': (page: Page) => page.route('**/app-*.js', (route) => route.abort()),
  'once it is there': () => Promise.resolve(),
}

const radio = `input[name=billing-cycle][value=${anotherCycle}]`

/** Returns the billing cycles of all visible prices. */
const shownCycles = (page: Page) =>
  page
    .locator('[data-cycle]:visible')
    .evaluateAll((elements) => [...new Set(elements.map((element) => (element as HTMLElement).dataset.cycle))])

for (const [moment, prepare] of Object.entries(moments)) {
  const isThere = moment === 'once it is there'
  test.describe(moment, () => {
    test.beforeEach(({ page }) => prepare(page))

    test('the billing cycle goes along, also over a page without prices, and leaves the address clean', async ({
      page,
    }) => {
      await page.goto(pathOf('pricing', hostLanguage))
      if (isThere) await hydrated(page)
      await page.locator(radio).check()
      for (const route of ['contact', 'home'] as const) {
        await whole(page)
        await page
          .locator(`footer a[href="${pathOf(route, hostLanguage)}"], header a[href="${pathOf(route, hostLanguage)}"]`)
          .first()
          .click()
        await page.waitForURL(pathOf(route, hostLanguage))
        if (isThere) await hydrated(page)
      }
      await expect(page.locator(radio)).toBeChecked()
      expect(await shownCycles(page)).toEqual([anotherCycle])
    })

    test('an open question, values of the estimate and words of a search are there again after Back', async ({
      page,
    }) => {
      const pricing = pathOf('pricing', hostLanguage)
      const blog = pathOf('blog', hostLanguage)
      const follow = async (path: string) => {
        await whole(page)
        await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click()
        await page.waitForURL(path)
        if (isThere) await hydrated(page)
      }
      const question = page.locator('main details').last()
      const value = page.locator('input[name=map-users]').last()
      const words = page.getByRole('searchbox')
      await page.goto(pricing)
      if (isThere) await hydrated(page)
      await question.locator('summary').click()
      await value.check({ force: true })
      await follow(blog)
      await page.locator('main details summary').first().click()
      await words.fill('lasku')
      await follow(pathOf('contact', hostLanguage))
      await page.goBack()
      await expect(words).toBeVisible()
      await expect(words).toHaveValue('lasku')
      if (isThere) await expect(page.locator('main details li a').first()).toBeVisible()
      await page.goBack()
      await expect(question).toHaveAttribute('open', '')
      await expect(value).toBeChecked()
      await page.goForward()
      await expect(words).toHaveValue('lasku')
    })

    for (const language of languageCodes.filter((code) => code !== hostLanguage).slice(0, 1))
      test(`on the host of ${language} the switcher leads to the language that it names`, async ({ page, baseURL }) => {
        await page.goto(hostUrl(hostName(language), pathOf('pricing', language), baseURL))
        if (isThere) await hydrated(page)
        await page
          .locator('footer')
          .getByRole('link')
          .and(page.locator(`[hreflang=${hostLanguage}]`))
          .click()
        await expect(page.locator('html')).toHaveAttribute('lang', hostLanguage)
        await expect(page).toHaveURL(new RegExp(`${pathOf('pricing', hostLanguage)}\\?lang=${hostLanguage}$`))
      })
  })
}

test('Back gives the focus to the link that was followed, and leaves the page where it was', async ({ page }) => {
  const blog = pathOf('blog', hostLanguage)
  await page.goto(blog)
  await hydrated(page)
  await whole(page)
  const link = page.locator(`main h2 a[href^="${blog}/"]`).last()
  await link.focus()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(blog)
  await hydrated(page)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
})

test('what is set while the page behind Back is awaited does not stand in its place', async ({ page }) => {
  const blog = pathOf('blog', hostLanguage)
  await page.goto(blog)
  await hydrated(page)
  await page.locator('main details summary').first().click()
  await page.getByRole('searchbox').fill('lasku')
  await whole(page)
  await page
    .locator('header')
    .getByRole('link')
    .and(page.locator(`[href="${pathOf('pricing', hostLanguage)}"]`))
    .first()
    .click()
  await page.waitForURL(pathOf('pricing', hostLanguage))
  // After the reload the blog is no longer in memory, so Back has to wait for it.
  await page.reload()
  await hydrated(page)
  const release = await held(page, `**/page-data${blog}/page-data.json`)
  await page.goBack()
  const question = page.locator('main details').last()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  release()
  await expect(page.getByRole('searchbox')).toHaveValue('lasku')
})

/** Notes where the next press on a link would lead, and keeps the visitor on the page. */
const noteTarget = (page: Page, type: 'click' | 'auxclick') =>
  page.evaluate((press) => {
    window.addEventListener(press, (event) => {
      event.preventDefault()
      document.documentElement.dataset.target = (event.target as Element).closest('a')!.href
    })
  }, type)

test('the way to sign up is for the cycle that was chosen on another page', async ({ page }) => {
  await page.route('**/app-*.js', () => undefined)
  await page.goto(`${pathOf('contact', hostLanguage)}?cycle=${anotherCycle}&utm_source=x`)
  await expect(page).toHaveURL(`${pathOf('contact', hostLanguage)}?utm_source=x`)
  const link = page.locator('a[data-cycle]:visible').first()
  await noteTarget(page, 'click')
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('data-target', new RegExp(`cycle=${anotherCycle}$`))
})

test('a cycle that the browser restored after Back goes along from a page without prices', async ({ page }) => {
  const [pricing, contact] = [pathOf('pricing', hostLanguage), pathOf('contact', hostLanguage)]
  await page.goto(pricing)
  await page.locator(radio).check()
  await page.goto(contact)
  await page.goBack()
  await hydrated(page)
  await whole(page)
  await page.locator(`footer a[href="${contact}"]`).first().click()
  await page.waitForURL(contact)
  const link = page.locator(`header a[href*="${pricing}"]`).first()
  await noteTarget(page, 'auxclick')
  await link.dispatchEvent('auxclick', { button: 1 })
  await expect(page.locator('html')).toHaveAttribute('data-target', new RegExp(`cycle=${anotherCycle}$`))
  await expect(link).toHaveAttribute('href', pricing)
})

test('the address of a file stays as it is', async ({ page }) => {
  // While a page hydrates, a click does not reach this listener.
  await page.route('**/app-*.js', () => undefined)
  await page.goto(`${pathOf('blog', hostLanguage)}?cycle=${anotherCycle}`)
  const feed = page.locator('main a[href$=".xml"]').first()
  await feed.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await feed.click()
  await expect(feed).toHaveAttribute('href', /\.xml$/)
})

test('a word that is no cycle is left in the address and changes nothing', async ({ page }) => {
  await page.goto(`${pathOf('pricing', hostLanguage)}?cycle=never`)
  await expect(page).toHaveURL(/\?cycle=never$/)
  await expect(page.locator('input[name=billing-cycle]:checked')).not.toHaveValue(anotherCycle)
})
