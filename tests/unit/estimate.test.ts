import { dearest, defaultNeeds, estimate, estimates, needIds, needRanges } from '../../src/pricing/estimate'
import { cycles, planIds, planPrice, users } from '../../src/pricing/plans'

const none = { users: 1, invoices: 0, signatures: 0 }

describe('the estimate of a month', () => {
  test('without extras it is the price of the plan', () => {
    for (const plan of planIds)
      for (const cycle of cycles)
        expect(estimate(plan, cycle, none)).toMatchObject({ total: planPrice(plan, cycle).price, isMinimum: false })
  })

  test('extras come on top, in whole cents', () => {
    const { costs, total } = estimate('pro', 'yearly', { users: 7, invoices: 15, signatures: 3 })
    expect(costs).toEqual({ plan: 10, users: 28, invoices: 3.75, signatures: 4.5 })
    expect(total).toBe(46.25)
  })

  test('Pro has room for its known number of users', () => {
    expect(estimate('pro', 'monthly', { ...none, users: users('pro')! }).costs.users).toBe(0)
    expect(estimate('pro', 'monthly', { ...none, users: users('pro')! + 1 }).costs.users).toBe(7)
  })

  test.each(['free', 'business'] as const)('no user of %s is charged or promised beyond the first', (plan) => {
    expect(estimate(plan, 'yearly', none)).toMatchObject({ costs: { users: 0 }, isMinimum: false })
    expect(estimate(plan, 'yearly', { ...none, users: 9 })).toMatchObject({
      costs: { users: 'ask' },
      total: planPrice(plan, 'yearly').price,
      isMinimum: true,
    })
  })

  test('a plan without signatures sells none', () => {
    const signed = estimates('yearly', { ...none, signatures: 10 })
    expect(signed.map(({ costs }) => costs.signatures)).toEqual(['notIncluded', 15, 15])
    expect(signed.map(({ total }) => total)).toEqual([0, 25, 45])
  })

  test('a total is the sum of its known costs, and no total exceeds the scale', () => {
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
