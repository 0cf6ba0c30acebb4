import { expect, hydrated, pathOf, hostLanguage, test } from './site'

const pricing = pathOf('pricing', hostLanguage)

for (const fragment of ['#%', '#%E4'])
  test(`a fragment that cannot be decoded, ${fragment}, does not unmount the page`, async ({ page, problems }) => {
    await page.goto(`${pricing}${fragment}`)
    await hydrated(page)
    await page.waitForTimeout(300)
    await expect(page.locator('h1')).toBeVisible()
    await page.evaluate((hash) => (window.location.hash = hash), fragment)
    await page.waitForTimeout(300)
    await expect(page.locator('h1')).toBeVisible()
    expect(problems).toEqual([])
  })

test('without prerendered HTML the app renders the page', async ({ page }) => {
  await page.route(pricing, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<div id="___gatsby">).*(<\/div><\/body>)/s, '$1$2')
    expect(body).not.toContain('<h1')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(pricing)
  await expect(page.locator('[data-plan]').first()).toBeVisible()
  await expect(page.locator('h1')).toBeVisible()
})
