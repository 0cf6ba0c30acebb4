import { renderDelay, translationsDelay } from '../../src/client/signals'
import { campaignParameters } from '../../src/client/boot/tracking'
import { expect, pathOf, recordSignals, signals, hostLanguage, test } from './site'
import { isThirdParty } from '../thirdParties'

test('render-complete and translations-loaded come after their delays, each once', async ({ page }) => {
  await recordSignals(page)
  await page.goto(pathOf('pricing', 'sv'))
  await page.waitForTimeout(1500)
  const seen = await signals(page)
  expect(seen.map(({ name }) => name)).toEqual(['translations-loaded', 'render-complete'])
  expect(seen[0]!.language).toBe('sv')
  expect(seen[0]!.at).toBeGreaterThanOrEqual(translationsDelay)
  expect(seen[1]!.at).toBeGreaterThanOrEqual(renderDelay)
})

test('the tracked parameters are logged once, and nothing is stored or sent', async ({ page, context }) => {
  const logged: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text())
  })
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/?${campaignParameters.map((name) => `${name}=v-${name}`).join('&')}&other=1`)
  await page.waitForLoadState('networkidle')
  expect(logged.filter((text) => text.includes('Tracking parameters'))).toHaveLength(1)
  for (const name of campaignParameters) expect(logged[0]).toContain(`v-${name}`)
  expect(logged[0]).not.toContain('other')
  expect(asked.slice(1).filter((url) => url.includes('v-'))).toEqual([])
  expect(asked.filter((url) => new URL(url).hostname !== 'localhost' && !isThirdParty(url))).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('nothing is logged without tracked parameters', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(pathOf('contact', hostLanguage))
  await page.waitForLoadState('networkidle')
  expect(logged).toEqual([])
})
