import table from '../../content/plans.json'
import { isBillingCycle } from '../../src/pricing/cycles'
import { billOf, cycleSaving } from '../../src/pricing/plans'
import { yearlyCost } from '../../src/pricing/yearlyCost'
import { savedShare } from '../../src/site/product/savedShare'

test('savings are those of the table', () => {
  expect(cycleSaving('pro', 'yearly')).toBeCloseTo(1 / 2)
  expect(cycleSaving('business', 'yearly')).toBeCloseTo(1 / 4)
  expect(cycleSaving('free', 'yearly')).toBe(0)
  // The share is rounded down, so that no copy promises too much: 66.7 % becomes 66 %.
  expect(savedShare(3, 1)).toBe(0.66)
})

test.each([4.9, 9.95, 11.9])('a bill for a year of %d euros a month is the cost of that year', (price) => {
  jest.replaceProperty(table.plans.pro.prices, 'yearly', price)
  expect(billOf('pro', 'yearly')).toBe(yearlyCost('pro', 'yearly', { users: 1, invoices: 1 }))
})

test.each(['toString', 'daily', '', undefined])('%s is no billing cycle', (value) => {
  expect(isBillingCycle(value)).toBe(false)
})
