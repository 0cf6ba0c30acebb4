import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import tags from '../../content/tags.json'
import copy from '../../locales/en/blog.json'
import { fill } from '../../src/content/fill'
import { withoutInvisible } from '../../src/site/invisible'
import type { Language } from '../../src/site/languages'
import { siteUrl } from '../../src/site/addresses'
import { ownPath } from '../../src/site/routes'
import { held } from './faults'
import { allPaths, expect, hydrated, pathOf, hostLanguage, tagPaths, test } from './site'
import { violationsOf } from './strictPolicy'

interface Word {
  typed: string
  found: RegExp
}

/**
 * A form of the word "invoice", which every site of this kind has, and the stem that it shares with other forms. The
 * search finds these only by the stem. A language may be added without a row.
 */
const words: Partial<Record<Language, Word>> = {
  fi: { typed: 'laskuineen', found: /^lasku/i },
  en: { typed: 'invoiced', found: /invoic/i },
  es: { typed: 'facturando', found: /^factur/i },
  sv: { typed: 'fakturornas', found: /^faktur/i },
  et: { typed: 'arvetega', found: /^arve/i },
}

const box = (page: Page) => page.locator('main details:has([role=search])')
const field = (page: Page) => page.getByRole('searchbox')
const status = (page: Page) => box(page).getByRole('status')

async function openSearch(page: Page) {
  await box(page).locator('summary').click()
  await expect(field(page)).toBeFocused()
}

for (const [language, word] of Object.entries(words) as [Language, Word][])
  test(`the search in ${language} finds other forms of a word, in its language, under the strict policy`, async ({
    page,
    problems,
  }) => {
    const violations = await violationsOf(page)
    await page.goto(pathOf('blog', language))
    await hydrated(page)
    await openSearch(page)
    await field(page).fill(word.typed)
    const hits = box(page).locator('li')
    await expect(hits.first()).toBeVisible()
    await expect(status(page)).toHaveText(/\d/)
    const marked = await hits.locator('mark').allTextContents()
    expect(marked[0]).toMatch(word.found)
    const kind = JSON.parse(readFileSync(`locales/${language}/common.json`, 'utf8')) as { nav: Record<string, string> }
    expect(Object.values(kind.nav)).toContain(await hits.locator('p.small-print').first().textContent())
    expect(marked.filter((text) => /[.,;:!?]$/.test(text))).toEqual([])
    for (const href of await hits.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
      expect(href.startsWith(`/${language}/`)).toBe(language !== hostLanguage)
    const title = await hits.first().locator('a').textContent()
    await hits.first().locator('a').click()
    // The search index has no invisible marks.
    await expect.poll(async () => withoutInvisible((await page.locator('h1').textContent())!)).toBe(title)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(violations).toEqual([])
    expect(problems).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('no answer says its title a second time', async ({ page }) => {
  await page.goto(pathOf('blog', 'es'))
  await box(page).locator('summary').click()
  await field(page).fill('factura')
  await expect(box(page).locator('li').first()).toBeVisible()
  const repeated = await box(page)
    .locator('li')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const words = (selector: string) => item.querySelector(selector)!.textContent.replace(/\s/g, ' ')
        const title = words('strong')
        const [first = ''] = words('p:last-child')
          .replace(/^… /, '')
          .split(/[.?!] /)
        return title.includes(first) ? [title] : []
      }),
    )
  expect(repeated).toEqual([])
})

test('nothing of the search is fetched before it is opened', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(pathOf('blog', hostLanguage))
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
  await page.keyboard.type(words.en!.typed)
  await expect(box(page).locator('li').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box(page).locator('li a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(box(page).locator('summary')).toBeFocused()
})

test('the search finds nothing, or has no answer: both are said', async ({ page }) => {
  await page.goto(pathOf('blog', 'en'))
  await hydrated(page)
  await openSearch(page)
  await field(page).fill('xqzzyk')
  await expect(status(page)).toHaveText(fill(copy.search.none, { query: 'xqzzyk' }))
  await expect(box(page).getByRole('list')).toHaveCount(0)
  await page.route('**/pagefind/**', (route) => route.abort())
  await page.reload()
  await hydrated(page)
  await expect(status(page)).toHaveText(copy.search.failed)
})

test('what was typed before the app took over is searched when it does', async ({ page }) => {
  const release = await held(page, /\/(app|framework)-[0-9a-f]+\.js/)
  await page.goto(pathOf('blog', 'en'), { waitUntil: 'commit' })
  await box(page).locator('summary').click()
  await field(page).fill(words.en!.typed)
  release()
  await expect(box(page).locator('li').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tags lead to their posts and the search is out of the way', async ({ page }) => {
    await page.goto(pathOf('blog', hostLanguage))
    await expect(box(page)).toBeHidden()
    const [path] = tagPaths(hostLanguage).filter((each) => allPaths.includes(each))
    test.skip(path === undefined, 'no post has a tag')
    const tag = page.locator(`main ul[aria-label] a[href="${path}"]`)
    const name = await tag.textContent()
    await tag.click()
    await expect(page.locator('h1')).toHaveText(name!)
    await page.locator('main li h2 a').first().click()
    await expect(page.locator(`article a[href="${path}"]`)).toBeVisible()
  })
})

test('a tag leads to its translation in another language', async ({ page }) => {
  const [english, swedish] = [tagPaths('en'), tagPaths('sv')]
  const shown = english.findIndex((path, index) => [path, swedish[index]!].every((each) => allPaths.includes(each)))
  const tag = Object.values(tags)[shown]
  test.skip(tag === undefined, 'No tag has posts in both languages.')
  if (tag === undefined) return
  await page.goto(english[shown]!)
  await expect(page.locator('link[rel=alternate][hreflang=sv]')).toHaveAttribute(
    'href',
    siteUrl(ownPath('blog-tag', 'sv', { slug: tag.sv.slug }), 'sv'),
  )
  await hydrated(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[hreflang=sv]')!.click())
  await expect(page.locator('h1')).toHaveText(tag.sv.name)
})

test('on a phone the topic of a page is in sight in the row of topics, and no page begins further down', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    for (const path of tagPaths(hostLanguage).filter((each) => allPaths.includes(each))) {
      await page.goto(path)
      await expect(page.locator('main ul a[aria-current]'), path).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY), `${path} at ${width} px`).toBe(0)
    }
  }
})
