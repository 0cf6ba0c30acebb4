import site from '../../content/site.json'
import { anotherCycle } from './controls'
import { choose, contact, expectPage, expectPrices, expectUsable, follow, pricing, held, translate } from './faults'
import { defaultCycle } from '../../src/pricing/cycles'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

/** A word that is in every language. */
const typed = site.product.name

/** React's error when the page differs from what it expects and it renders the page anew. */
const otherPage = /React error #(418|423|425);/

test('a page that is translated while the application runs', async ({ page, problems }) => {
  await page.goto(pricing)
  await hydrated(page)
  await page.evaluate(translate)
  await choose(page, anotherCycle)
  await expectPrices(page, anotherCycle)
  for (const path of [contact, '/', pathOf('blog', hostLanguage), pricing]) {
    await follow(page, path)
    await expectPage(page, path)
    await page.evaluate(translate)
  }
  await choose(page, defaultCycle)
  await expectPrices(page)
  await page.goBack()
  await expectPage(page, pathOf('blog', hostLanguage))
  expect(problems).toEqual([])
})

test('a search whose page and results are translated', async ({ page, problems }) => {
  await page.goto(pathOf('blog', hostLanguage))
  await hydrated(page)
  await page.locator('main details summary').first().click()
  const status = page.locator('main details').getByRole('status')
  for (const words of [typed, typed.slice(0, -1), 'xqzzyk', typed]) {
    await page.getByRole('searchbox').fill(words)
    await expect(status).toHaveText(words === 'xqzzyk' ? /xqzzyk/i : /\d/)
    await page.evaluate(translate)
  }
  await page.locator('main details li a').first().click()
  await expect(page.locator('main details li')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('who has gone on from the search before the application comes keeps the focus', async ({ page }) => {
  const release = await held(page)
  await page.goto(pathOf('blog', hostLanguage))
  await page.locator('main details summary').first().click()
  const link = page.locator('main article a, main li a').first()
  await link.focus()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await expect(link).toBeFocused()
})

test('words that were typed into the search of a translated page are searched', async ({ page }) => {
  const release = await held(page)
  await page.goto(pathOf('blog', hostLanguage))
  await page.locator('main details summary').first().click()
  // Types without a change event, which is sent only when the box is left.
  await page.getByRole('searchbox').pressSequentially(typed)
  await page.evaluate(translate)
  release()
  await expect(page.locator('main details li a').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(typed)
})

interface Fault {
  arrange: () => void
  /** True if React's own part of the page is unchanged: then nothing is rendered anew. */
  isKept?: boolean
}

/** Changes of a page before React hydrates it; rows of docs/faults.md. */
const faults: Record<string, Fault> = {
  'the translator has rewritten every text': { arrange: translate },
  'an extension has put elements into html, head and body': {
    isKept: true,
    arrange: () => {
      for (const parent of [document.documentElement, document.head, document.body]) {
        parent.prepend(Object.assign(document.createElement('extension-bar'), { textContent: 'Coupons!' }))
        parent.append(document.createElement('extension-shadow'))
      }
    },
  },
  'an extension has given attributes to html, head, body and every element': {
    isKept: true,
    arrange: () => {
      for (const element of document.querySelectorAll<HTMLElement>('*')) {
        element.dataset.extension = '1'
        element.classList.add('extension')
        element.style.outlineColor = 'red'
      }
    },
  },
  'an extension has put elements into the text': {
    arrange: () => document.querySelector('h1')!.before(document.createElement('extension-icon')),
  },
  'an extension has taken a band away': {
    arrange: () => document.querySelector('main > section:last-of-type')!.remove(),
  },
}

for (const [name, { arrange, isKept = false }] of Object.entries(faults))
  test(`what was set is kept, and a visitor goes on, where ${name}`, async ({ page, problems }) => {
    const release = await held(page)
    await page.goto(pricing)
    const question = page.locator('#faq details').first()
    await question.locator('summary').click()
    await choose(page, anotherCycle)
    await page.locator('input[name=map-users]').last().check({ force: true })
    await page.locator('#estimate').scrollIntoViewIfNeeded()
    await page.evaluate(arrange)
    const place = () => page.locator('#estimate h2').evaluate((heading) => heading.getBoundingClientRect().top)
    const before = await place()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    // The translator's texts have other lengths than ours.
    if (arrange !== translate) expect(await place()).toBeCloseTo(before, 0)
    await expect(question).toHaveAttribute('open', '')
    await expect(page.locator('input[name=map-users]').last()).toBeChecked()
    await expectPrices(page, anotherCycle)
    await choose(page, defaultCycle)
    await expectUsable(page)
    expect(problems.filter((text) => isKept || !otherPage.test(text))).toEqual([])
  })

test('an extension that changes the page while the application runs', async ({ page, problems }) => {
  await page.goto(pricing)
  await hydrated(page)
  await page.evaluate(() => {
    document.querySelector('h1')!.before(document.createElement('extension-icon'))
    document.querySelector('main > section:last-of-type')!.remove()
    document.querySelector('#gatsby-focus-wrapper')!.append(document.createElement('extension-bar'))
  })
  await expectUsable(page)
  expect(problems).toEqual([])
})
