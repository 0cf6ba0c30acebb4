import { hostWords } from '../../content/site.json'
import { languageCodes, languages } from '../../src/site/languages'
import { hostName, previewDomain } from '../hostNames'
import { expect, hostUrl, hydrated, pathOf, recordSignals, signals, hostLanguage, test } from './site'

const html = 'html'
const others = languageCodes.filter((code) => code !== hostLanguage)

test.describe('the language of a page', () => {
  for (const code of others)
    test(`?lang=${code} leads to the translation, other parameters and the fragment stay`, async ({ page }) => {
      await page.goto(`${pathOf('pricing', hostLanguage)}?lang=${code}&utm_source=x#faq`)
      await expect(page.locator(html)).toHaveAttribute('lang', code)
      expect(new URL(page.url()).pathname).toBe(pathOf('pricing', code))
      expect(page.url()).toContain('?utm_source=x#faq')
    })

  for (const code of languageCodes)
    test(`the prefix of ${code} is shown as it is`, async ({ page }) => {
      await page.goto(pathOf('features', code))
      await expect(page.locator(html)).toHaveAttribute('lang', code)
      expect(new URL(page.url()).pathname).toBe(pathOf('features', code))
    })

  const previews = Object.entries(hostWords).map(([code, word]) => [`${word}.${previewDomain}`, code] as const)
  for (const [host, code] of [
    ...languageCodes.map((code) => [hostName(code), code] as const),
    ...previews,
    [`www.${previewDomain}`, hostLanguage] as const,
  ])
    test(`the host ${host} speaks ${code}`, async ({ page, baseURL }) => {
      await page.goto(hostUrl(host, '/', baseURL))
      await expect(page.locator(html)).toHaveAttribute('lang', code)
      await page.goto(hostUrl(host, pathOf('pricing', hostLanguage), baseURL))
      await expect(page.locator(html)).toHaveAttribute('lang', code)
    })

  test('lang wins over prefix and host', async ({ page, baseURL }) => {
    await page.goto(hostUrl(hostName('en'), `${pathOf('pricing', 'sv')}?lang=et`, baseURL))
    await expect(page.locator(html)).toHaveAttribute('lang', 'et')
    await page.goto(hostUrl(hostName('en'), pathOf('pricing', 'sv'), baseURL))
    await expect(page.locator(html)).toHaveAttribute('lang', 'sv')
  })

  test('the prefix of the host itself is a permanent redirect', async ({ request }) => {
    const answer = await request.get(`/${hostLanguage}${pathOf('pricing', hostLanguage)}?gclid=1`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${pathOf('pricing', hostLanguage)}?gclid=1`)
  })

  test('where the host has no rules, its own prefix is taken off in the browser', async ({ page }) => {
    await page.route(`**/${hostLanguage}${pathOf('pricing', hostLanguage)}`, async (route) => {
      const answer = await page.request.get('/nothing-here')
      await route.fulfill({ response: answer })
    })
    await page.goto(`/${hostLanguage}${pathOf('pricing', hostLanguage)}`)
    await page.waitForURL(pathOf('pricing', hostLanguage))
    await expect(page.locator(html)).toHaveAttribute('lang', hostLanguage)
  })

  test('Back leaves the site after a switch by lang, without a loop', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.goto(`${pathOf('pricing', hostLanguage)}?lang=sv`)
    await page.waitForURL(pathOf('pricing', 'sv'))
    await page.goBack()
    await expect(page).toHaveURL('/favicon.svg')
  })

  test('a translation that cannot be reached is logged, and the page stays', async ({ page, problems }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(`**${pathOf('pricing', 'sv')}`, (route) => route.abort())
    await page.goto(`${pathOf('pricing', hostLanguage)}?lang=sv`)
    await expect.poll(() => logged.join()).toContain('"sv" could not be loaded')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator(html)).not.toHaveAttribute('data-busy')
    expect(problems.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
  })

  test('it is evaluated again after a navigation', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(
      (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
      `${pathOf('pricing', hostLanguage)}?lang=et`,
    )
    await page.waitForURL(pathOf('pricing', 'et'))
    await expect(page.locator(html)).toHaveAttribute('lang', 'et')
  })

  test('the switcher leads to the same page, and Back returns', async ({ page, problems }) => {
    await recordSignals(page)
    await page.goto(pathOf('contact', hostLanguage))
    await hydrated(page)
    await page.locator('footer').getByRole('link', { name: languages.et.autonym }).click()
    await expect(page.locator(html)).toHaveAttribute('lang', 'et')
    expect(new URL(page.url()).pathname).toBe(pathOf('contact', 'et'))
    await expect
      .poll(async () =>
        (await signals(page)).filter(({ name }) => name === 'translations-loaded').map(({ language }) => language),
      )
      .toEqual([hostLanguage, 'et'])
    await page.goBack()
    await expect(page.locator(html)).toHaveAttribute('lang', hostLanguage)
    expect(problems).toEqual([])
  })
})
