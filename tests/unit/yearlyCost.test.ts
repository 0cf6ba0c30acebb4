import { cycles } from '../../src/pricing/cycles'
import { extras, billOf, limits, planIds, planPrice } from '../../src/pricing/plans'
import { userStops } from '../../src/pricing/priceMap'
import { crossings, cheapestPlan, yearlyCost } from '../../src/pricing/yearlyCost'

describe('what a year costs', () => {
  test.each(planIds)('%s within its limits: twelve months of its price', (plan) => {
    const { users, invoicesPerYear } = limits(plan)
    for (const cycle of cycles)
      for (const needs of [
        { users: 1, invoices: 0 },
        { users, invoices: invoicesPerYear },
      ])
        expect(yearlyCost(plan, cycle, needs)).toBe(12 * planPrice(plan, cycle).price)
  })

  test('extra users and invoices are added in whole cents', () => {
    expect(yearlyCost('pro', 'yearly', { users: 7, invoices: 421 })).toBe(12 * 10 + 12 * 4 * 7 + 181 * 0.25)
  })

  test.each(planIds)('%s: one more user or invoice costs its price', (plan) => {
    const { users, invoicesPerYear: invoices } = limits(plan)
    const cost = (needs: { users: number; invoices: number }) => yearlyCost(plan, 'monthly', needs)
    expect(cost({ users: users + 1, invoices }) - cost({ users, invoices })).toBeCloseTo(12 * extras.user)
    expect(cost({ users, invoices: invoices + 1 }) - cost({ users, invoices })).toBeCloseTo(extras.invoice)
  })

  test('the bills of a year add up to its cost', () => {
    const bills = { monthly: 12, quarterly: 4, yearly: 1 }
    for (const plan of planIds)
      for (const cycle of cycles)
        expect(bills[cycle] * billOf(plan, cycle)).toBe(yearlyCost(plan, cycle, { users: 1, invoices: 0 }))
  })
})

describe.each(cycles.flatMap((cycle) => userStops.map((users) => [cycle, users] as const)))(
  'the cheapest plans, %s, %d users',
  (cycle, users) => {
    const found = crossings(cycle, users)
    const cost = (plan: (typeof planIds)[number], invoices: number) => yearlyCost(plan, cycle, { users, invoices })
    const most = 2 * Math.max(...planIds.map((plan) => limits(plan).invoicesPerYear))

    test('cost no more than any other, for every number of invoices', () => {
      const first = { from: 0, plan: cheapestPlan(cycle, { users, invoices: 0 }) }
      const wrong = Array.from({ length: most }, (_, invoices) => invoices).filter((invoices) => {
        const { plan } = [first, ...found].findLast(({ from }) => from <= invoices)!
        const least = Math.min(...planIds.map((each) => cost(each, invoices)))
        return cost(plan, invoices) !== least || cheapestPlan(cycle, { users, invoices }) !== plan
      })
      expect(wrong).toEqual([])
    })

    test('change where the next one begins to cost less, and not an invoice earlier', () => {
      for (const { from, plan } of found) {
        const before = cheapestPlan(cycle, { users, invoices: from - 1 })
        expect(cost(plan, from)).toBeLessThan(cost(before, from))
        expect(cost(plan, from - 1)).toBeGreaterThanOrEqual(cost(before, from - 1))
      }
    })
  },
)
