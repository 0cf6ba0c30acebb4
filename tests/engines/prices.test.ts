import { cycles, defaultCycle, type BillingCycle } from '../../src/pricing/cycles'
import { formatPrice } from '../../src/pricing/formatPrice'
import { planIds, planPrice } from '../../src/pricing/plans'
import { defaultStops, invoiceStops, userStops } from '../../src/pricing/priceMap'
import { cheapestPlan, yearlyCost } from '../../src/pricing/yearlyCost'
import { changes, pathOf, hostLanguage } from './served'
import { inEveryEngine } from './inEveryEngine'

const anotherCycle = cycles.find((cycle) => cycle !== defaultCycle)!
const pricing = pathOf('pricing', hostLanguage)
const home = pathOf('home', hostLanguage)
const radio = (cycle: BillingCycle) => `input[name=billing-cycle][value=${cycle}]`

/**
 * What is to be seen of every plan: cycles, whether the price is among its texts, cycles of its links. Runs in the
 * page.
 */
const shownPrices = (prices: (readonly [plan: string, price: string])[]) =>
  prices.map(([plan, price]) => {
    const inPlan = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-plan="${plan}"] ${selector}`)].filter((element) =>
        element.checkVisibility(),
      )
    const shown = inPlan('[data-cycle]')
    const asked = inPlan('a').map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('cycle'))
    return [plan, [...new Set(shown.map(({ dataset }) => dataset.cycle))], shown[0]?.innerText.includes(price), asked]
  })

inEveryEngine(({ tab, served, openApp, hydrated }) => {
  const pricesAreFor = (cycle: BillingCycle) =>
    tab.sees(
      planIds.map((plan) => [plan, [cycle], true, [cycle]]),
      shownPrices,
      planIds.map((plan) => [plan, formatPrice(planPrice(plan, cycle).price, hostLanguage)] as const),
    )

  test('prices follow the cycle without the application, and it is kept when the application comes', async () => {
    served.change(/\/app-\w+\.js$/, changes.hold)
    await tab.open(pricing)
    await pricesAreFor(defaultCycle)
    for (const cycle of cycles) {
      await tab.click(radio(cycle))
      await pricesAreFor(cycle)
    }
    // The scripts that are held never come; those of a page that is loaded anew do.
    served.changeNothing()
    await tab.click(radio(anotherCycle))
    await tab.click(`footer a[href="${pathOf('contact', hostLanguage)}"]`)
    await tab.isAt(pathOf('contact', hostLanguage))
    await hydrated()
    await tab.click(`header a[href="${home}"]`)
    await tab.isAt(home)
    await pricesAreFor(anotherCycle)
  })

  test('the choice goes along with a navigation in the application', async () => {
    await openApp(pricing)
    await tab.click(radio(anotherCycle))
    await pricesAreFor(anotherCycle)
    await tab.run(() => {
      Object.assign(window, { kept: true })
    })
    await tab.click(`header a[href="${home}"]`)
    await tab.isAt(home)
    await pricesAreFor(anotherCycle)
    await tab.sees(true, () => 'kept' in window)
  })

  test('the choice works by keyboard', async () => {
    await openApp(pricing)
    // Not every browser goes on from the last radio button to the first.
    const place = cycles.indexOf(defaultCycle)
    await tab.focus(radio(defaultCycle))
    await tab.press(place > 0 ? 'ArrowUp' : 'ArrowDown')
    await pricesAreFor(cycles[place > 0 ? place - 1 : 1]!)
  })

  test('the price map names the cheapest plan for what is chosen', async () => {
    await tab.open(pricing)
    for (const [users, invoices] of [
      [defaultStops.users, defaultStops.invoices],
      [0, invoiceStops.length - 1],
      [userStops.length - 1, 0],
    ] as const) {
      await tab.click(`input[name=map-users][value="${users}"]`)
      await tab.click(`input[name=map-invoices][value="${invoices}"]`)
      const needs = { users: userStops[users]!, invoices: invoiceStops[invoices]! }
      const plan = cheapestPlan(defaultCycle, needs)
      await tab.sees(
        [[true], [[plan, defaultCycle]]],
        (year) => {
          const seen = <E extends HTMLElement>(selector: string) =>
            [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
          return [
            seen('#estimate div[data-invoices]').map(({ innerText }) => innerText.includes(year)),
            seen<HTMLAnchorElement>('#estimate [data-invoices] a').map(({ href }) => {
              const { searchParams } = new URL(href)
              return [searchParams.get('plan'), searchParams.get('cycle')]
            }),
          ]
        },
        formatPrice(yearlyCost(plan, defaultCycle, needs), hostLanguage),
      )
    }
  })
})
