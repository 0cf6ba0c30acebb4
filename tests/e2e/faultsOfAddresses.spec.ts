import { anotherCycle } from './controls'
import { expectPage, expectPrices, expectUsable, isThere, pricing } from './faults'
import { defaultCycle } from '../../src/pricing/cycles'
import { languageCodes } from '../../src/site/languages'
import { pathOf, expect, hostLanguage, test } from './site'

const other = languageCodes.find((code) => code !== hostLanguage)!
const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

/** What may follow the path of a page; rows of docs/faults.md. */
const addresses: Record<string, string> = {
  'a query of 6,000 characters': `?q=${'x'.repeat(6000)}`,
  'a fragment of 50,000 characters': `#${'x'.repeat(50_000)}`,
  'elements and scripts in the query': `?q=${attack}&utm_source=${attack}&lang=${attack}`,
  'elements and scripts in the fragment': `#${attack}`,
  'line breaks in a tracked parameter': '?utm_source=a%0D%0Ab%00&gclid=%E4%%',
  'a language that is an address': '?lang=//evil.example',
  'the name of a built-in as billing cycle': '?cycle=__proto__&cycle=constructor',
  'a selector as fragment': "#a[b='c'],*",
}

for (const [name, address] of Object.entries(addresses))
  test(`an address with ${name}`, async ({ page, problems }) => {
    page.on('dialog', () => problems.push('a script of the address ran'))
    await page.goto(pricing + address)
    expect(await isThere(page)).toBe(true)
    await expectPrices(page)
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      `/${address}`,
    )
    await expectPage(page, '/')
    await page.goBack()
    await expectUsable(page)
    expect(problems).toEqual([])
  })

test('two billing cycles in an address: the first counts', async ({ page }) => {
  await page.goto(`${pricing}?cycle=${anotherCycle}&cycle=${defaultCycle}`)
  await expectPrices(page, anotherCycle)
})

test('two languages in an address: the first counts', async ({ page }) => {
  await page.goto(`${pricing}?lang=${other}&lang=${hostLanguage}`)
  await expectPage(page, pathOf('pricing', other))
})

test('another host in the path is not asked, not even without the policy', async ({ page, baseURL }) => {
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    const { origin } = new URL(route.request().url())
    if (origin !== baseURL) asked.push(origin)
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } })
  })
  for (const path of ['//evil.example/', '/\\evil.example/', '/%5c%5cevil.example/', '/.//evil.example/'])
    for (const prefix of ['', `/${other}`, `/${other}/${hostLanguage}`]) {
      await page.goto(`${baseURL}${prefix}${path}?lang=${hostLanguage}#%`)
      await page.waitForTimeout(200)
      await expect(page.locator('h1')).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    }
  expect(asked).toEqual([])
})
