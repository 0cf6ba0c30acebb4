import type { Page } from '@playwright/test'
import type { Language } from '../../src/site/languages'
import { expect, hydrated, pathOf, siteLanguage, test } from './site'
import { violationsOf } from './strictPolicy'

interface Word {
  typed: string
  found: RegExp
}

/** A form of a word, and the beginning that it has in common with other forms: found by its stem only. A language may be added without one. */
const words: Partial<Record<Language, Word>> = {
  fi: { typed: 'muistutuksella', found: /^muistu/i },
  en: { typed: 'reminding', found: /^remind/i },
  es: { typed: 'recordando', found: /^record/i },
  sv: { typed: 'påminnelserna', found: /^påminn/i },
  et: { typed: 'meeldetuletusega', found: /^meeldetuletus/i },
}

/** A promise that is kept when `release` is called. */
function gate() {
  let release: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (release = resolve))
  return { promise, release: () => release() }
}

const box = (page: Page) => page.locator('main details:has([role=search])')
const field = (page: Page) => page.getByRole('searchbox')
const status = (page: Page) => box(page).getByRole('status')

async function openSearch(page: Page) {
  await box(page).locator('summary').click()
  await expect(field(page)).toBeFocused()
}

for (const [language, word] of Object.entries(words) as [Language, Word][])
  test(`the search in ${language} finds other forms of a word, in its language, under the strict policy`, async ({ page, problems }) => {
    const violations = await violationsOf(page)
    await page.goto(pathOf('blog', language))
    await hydrated(page)
    await openSearch(page)
    await field(page).fill(word.typed)
    const hits = box(page).locator('li')
    await expect(hits.first()).toBeVisible()
    await expect(status(page)).toHaveText(/\d/)
    expect(await hits.first().locator('mark').first().textContent()).toMatch(word.found)
    for (const href of await hits.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
      expect(href.startsWith(`/${language}/`)).toBe(language !== siteLanguage)
    const title = await hits.first().locator('a').textContent()
    await hits.first().locator('a').click()
    await expect(page.locator('h1')).toHaveText(title!)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(violations).toEqual([])
    expect(problems).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('nothing of the search is fetched before it is opened', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(pathOf('blog', siteLanguage))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.startsWith('/pagefind'))).toEqual([])
  await openSearch(page)
  await expect.poll(() => fetched.filter((path) => path.startsWith('/pagefind')).length).toBeGreaterThan(0)
})

test('the search works by keyboard alone and Escape closes it', async ({ page }) => {
  await page.goto(pathOf('blog', 'en'))
  await hydrated(page)
  await box(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('invoices')
  await expect(box(page).locator('li').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box(page).locator('li a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(box(page).locator('summary')).toBeFocused()
})

test('no result and no answer are both said', async ({ page }) => {
  await page.goto(pathOf('blog', 'en'))
  await hydrated(page)
  await openSearch(page)
  await field(page).fill('xqzzyk')
  await expect(status(page)).toContainText('“xqzzyk”')
  await page.route('**/pagefind/**', (route) => route.abort())
  await page.reload()
  await hydrated(page)
  await openSearch(page)
  await field(page).fill('invoice')
  await expect(status(page)).toContainText('isn’t working')
})

test('what was typed before the app took over is searched when it does', async ({ page }) => {
  const { promise: held, release } = gate()
  await page.route(/\/(app|framework)-[0-9a-f]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(pathOf('blog', 'en'), { waitUntil: 'commit' })
  await box(page).locator('summary').click()
  await field(page).fill('reminder')
  release()
  await expect(box(page).locator('li').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tags lead to their posts and the search is out of the way', async ({ page }) => {
    await page.goto(pathOf('blog', siteLanguage))
    await expect(box(page)).toBeHidden()
    const tag = page.locator('main a[href*="/blog/tag/"]').first()
    const name = await tag.textContent()
    await tag.click()
    await expect(page.locator('h1')).toHaveText(name!)
    await page.locator('main li h2 a').first().click()
    await expect(page.locator('article a[href*="/blog/tag/"]', { hasText: new RegExp(`^${name}$`) })).toBeVisible()
  })
})

test('a tag leads to its translation in another language', async ({ page }) => {
  await page.goto(`${pathOf('blog', 'en')}/tag/vat`)
  const translation = await page.locator('link[rel=alternate][hreflang=sv]').getAttribute('href')
  expect(new URL(translation!).pathname).toBe('/blog/tag/moms')
  await hydrated(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[hreflang=sv]')!.click())
  await expect(page.locator('h1')).toHaveText('Moms')
})
