import { formatPrice } from '../../src/pricing/formatPrice'
import { cycles, defaultCycle } from '../../src/pricing/cycles'
import { planIds, planPrice } from '../../src/pricing/plans'
import { defaultStops } from '../../src/pricing/priceMap'
import { withoutInvisible } from '../../src/site/invisible'
import { anotherCycle } from './controls'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

const other = cycles.find((cycle) => cycle !== defaultCycle && cycle !== anotherCycle)!
const prices = (cycle: (typeof cycles)[number]) =>
  planIds.map((plan) => formatPrice(planPrice(plan, cycle).price, hostLanguage))

/** Without the application the first choice of a visit is announced, too. */
for (const app of ['before the application has come', 'with the application'] as const)
  test(`what a choice changes is announced, ${app}`, async ({ page }) => {
    const isThere = app === 'with the application'
    if (!isThere) await page.route('**/*.js', (route) => route.abort())
    const status = page.locator('#status')
    const open = async (route: 'pricing' | 'how-it-works') => {
      await page.goto(pathOf(route, hostLanguage))
      if (isThere) await hydrated(page)
      await expect(status).toBeEmpty()
    }
    const choose = (name: string, value: number | string) =>
      page.locator(`input[name="${name}"][value="${value}"]`).check()

    await open('pricing')
    for (const cycle of [anotherCycle, other]) {
      await choose('billing-cycle', cycle)
      const answers = page.locator('[data-answer=plans]:visible')
      const lines = (await answers.allInnerTexts()).flatMap((text) => text.split(/\n+/)).map(withoutInvisible)
      expect(lines).toEqual(expect.arrayContaining(prices(cycle)))
      await expect(status).toHaveText(lines.join(', '))
    }
    await choose('map-users', defaultStops.users + 1)
    const answer = await page.locator('[data-answer=map]:visible').innerText()
    expect(answer).toMatch(/\d/)
    await expect(status).toHaveText(withoutInvisible(answer).replaceAll(/\n+/g, ', '))

    await open('how-it-works')
    const said = new Set<string>()
    for (const name of ['show-invoice', 'show-way', 'show-payment'])
      for (const value of [1, 2]) {
        await choose(name, value)
        said.add((await status.textContent())!)
      }
    await expect(status).toContainText(await page.locator('#payment li b:visible').innerText())
    expect(said.has('')).toBe(false)
    expect(said.size).toBe(6)
  })
