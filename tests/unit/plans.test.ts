import { isBillingCycle } from '../../src/pricing/cycles'
import { cycleSaving } from '../../src/pricing/plans'
import { savedShare } from '../../src/site/product/savedShare'

test('savings are those of the table', () => {
  expect(cycleSaving('pro', 'yearly')).toBeCloseTo(1 / 2)
  expect(cycleSaving('business', 'yearly')).toBeCloseTo(1 / 4)
  expect(cycleSaving('free', 'yearly')).toBe(0)
  // The share is rounded down, so that no copy promises too much: 66.7 % becomes 66 %.
  expect(savedShare(3, 1)).toBe(0.66)
})

test.each(['toString', 'daily', '', undefined])('%s is no billing cycle', (value) => {
  expect(isBillingCycle(value)).toBe(false)
})
