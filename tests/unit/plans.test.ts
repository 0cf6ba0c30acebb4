import { cycles, isBillingCycle } from '../../src/pricing/cycles'
import { limits, planPrice, cycleSaving } from '../../src/pricing/plans'
import { savedShare } from '../../src/site/savedShare'

test.each([
  ['free', [0, 0, 0]],
  ['pro', [20, 16, 10]],
  ['business', [40, 36, 30]],
] as const)('%s costs %s a month', (plan, amounts) => {
  expect(cycles.map((cycle) => planPrice(plan, cycle))).toEqual(
    amounts.map((amount) => ({ price: amount, period: 'month' })),
  )
})

test('limits come from the table', () => {
  expect(limits('pro')).toEqual({ users: 3, invoicesPerYear: 240 })
})

test('savings come from the table', () => {
  expect(cycleSaving('pro', 'yearly')).toBeCloseTo(1 / 2)
  expect(cycleSaving('business', 'yearly')).toBeCloseTo(1 / 4)
  expect(cycleSaving('free', 'yearly')).toBe(0)
  // No more is promised than is saved: of 66.7 % there are 66.
  expect(savedShare(3, 1)).toBe(0.66)
})

test.each(['toString', 'daily', '', undefined])('%s is no billing cycle', (value) => {
  expect(isBillingCycle(value)).toBe(false)
})
