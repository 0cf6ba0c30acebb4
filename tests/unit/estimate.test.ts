import { cheapest, dearest, defaultNeeds, estimate, estimates, needIds, needRanges } from '../../src/pricing/estimate'
import { cycles, limits, planIds, planPrice } from '../../src/pricing/plans'

const none = { users: 1, invoices: 0, signatures: 0 }

describe('the estimate of a month', () => {
  test('without extras it is the price of the plan', () => {
    for (const plan of planIds)
      for (const cycle of cycles)
        expect(estimate(plan, cycle, none)).toMatchObject({ total: planPrice(plan, cycle).price, fits: true })
  })

  test('what goes beyond the plan comes on top, in whole cents', () => {
    const { costs, total } = estimate('pro', 'yearly', { users: 7, invoices: 35, signatures: 3 })
    expect(costs).toEqual({ plan: 10, users: 28, invoices: 3.75, signatures: 4.5 })
    expect(total).toBe(46.25)
  })

  test.each(planIds)('%s has room for its users, and for a twelfth of its invoices in a month', (plan) => {
    const { users, invoicesPerYear } = limits(plan)
    const full = { ...none, users, invoices: invoicesPerYear / 12 }
    expect(estimate(plan, 'monthly', full).costs).toMatchObject({ users: 0, invoices: 0 })
    expect(estimate(plan, 'monthly', { ...full, users: users + 1 }).costs.users).toBe(7)
    expect(estimate(plan, 'monthly', { ...full, invoices: full.invoices + 1 }).costs.invoices).toBe(0.25)
  })

  test('the cheapest plan is one that has everything that is needed', () => {
    const best = (needs: Partial<typeof none>) => cheapest(estimates('yearly', { ...none, ...needs }))?.plan
    expect(best({})).toBe('free')
    expect(best({ invoices: 12 })).toBe('free')
    expect(best({ signatures: 1 })).toBe('pro')
    expect(best({ users: 8, invoices: 100, signatures: 1 })).toBe('business')
    expect(cheapest([])).toBeUndefined()
  })

  test('a plan without signatures sells none', () => {
    const signed = estimates('yearly', { ...none, signatures: 10 })
    expect(signed.map(({ costs }) => costs.signatures)).toEqual(['notIncluded', 15, 15])
    expect(signed.map(({ total }) => total)).toEqual([0, 25, 45])
  })

  test('a total is the sum of its costs, and no total exceeds the scale', () => {
    for (const value of ['min', 'value', 'max'] as const) {
      const needs = {
        users: needRanges.users[value],
        invoices: needRanges.invoices[value],
        signatures: needRanges.signatures[value],
      }
      for (const { costs, total } of cycles.flatMap((cycle) => estimates(cycle, needs))) {
        const known = Object.values(costs).filter((cost) => typeof cost === 'number')
        expect(total).toBeCloseTo(
          known.reduce((sum, cost) => sum + cost, 0),
          8,
        )
        expect(total).toBeLessThanOrEqual(dearest(needs))
      }
    }
  })
})

test.each(needIds)('the first value of %s can be set on its slider', (id) => {
  const { min, max, step, value } = needRanges[id]
  expect(value).toBe(defaultNeeds[id])
  expect(value).toBeGreaterThanOrEqual(min)
  expect(value).toBeLessThanOrEqual(max)
  expect([(value - min) % step, (max - min) % step]).toEqual([0, 0])
})
