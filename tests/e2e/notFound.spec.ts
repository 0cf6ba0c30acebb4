import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { hostName } from '../hostNames'
import { expect, hostUrl, pathOf, hostLanguage, test, unknownPath } from './site'

for (const language of languageCodes)
  test(`an address at which nothing stands, in ${language}, is answered with 404 in that language`, async ({
    page,
    problems,
  }) => {
    const answer = await page.goto(localPath('/no/such/page', language, hostLanguage))
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toBeVisible()
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(pathOf('home', language))
    expect(problems.filter((text) => !text.includes('404'))).toEqual([])
  })

for (const language of languageCodes)
  test(`an unknown address that asks for ${language} is answered in it, by the server and by the browser`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/no/such/page?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The host of another language. The local server does not know host names, but the browser does.
    await page.goto(hostUrl(hostName(language), '/no/such/page', baseURL))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

test('pages that exist are answered with 200 and asked for again, hashed files are kept', async ({ request }) => {
  const page = await request.get('/')
  expect(page.status()).toBe(200)
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const script = /"(\/app-[^"]+\.js)"/.exec(await page.text())![1]!
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  const slash = await request.get(`${pathOf('pricing', hostLanguage)}/`, { maxRedirects: 0 })
  expect([slash.status(), slash.headers().location]).toEqual([301, pathOf('pricing', hostLanguage)])
})

test('in a tall window the footer reaches its lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto(unknownPath(hostLanguage))
  const { y, height } = (await page.locator('footer').boundingBox())!
  expect(y + height).toBe(1600)
})
