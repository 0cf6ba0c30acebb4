import { formatAmount, formatDate, formatPercent, formatPrice, sameSpaces } from '../../src/pricing/format'
import { cycles, defaultCycle, extras, isBillingCycle, planIds, price, saving, trial, users } from '../../src/pricing/plans'
import { languageCodes } from '../../src/site/languages'

describe('prices of specification 9', () => {
  test.each([
    ['free', [0, 0, 0]],
    ['pro', [18, 14, 12]],
    ['business', [27, 24, 21]],
  ] as const)('%s costs %s a month', (plan, amounts) => {
    expect(cycles.map((cycle) => price(plan, cycle).price)).toEqual(amounts)
    expect(price(plan, 'yearly').period).toBe('month')
  })

  test('three plans, three cycles, yearly unless chosen otherwise', () => {
    expect(planIds).toEqual(['free', 'pro', 'business'])
    expect(cycles).toEqual(['monthly', 'quarterly', 'yearly'])
    expect(defaultCycle).toBe('yearly')
  })

  test('trial, extras and users', () => {
    expect(trial).toEqual({ days: 14, invoices: 10 })
    expect(extras).toEqual({ user: 9, invoice: 0.5, signature: 0.95 })
    expect(users('pro')).toBe(5)
    expect(users('business')).toBeUndefined()
  })

  test('savings come from the table', () => {
    expect(saving('pro', 'yearly')).toBeCloseTo(1 / 3)
    expect(saving('business', 'yearly')).toBeCloseTo(2 / 9)
    expect(saving('free', 'yearly')).toBe(0)
  })

  test.each(['toString', 'daily', '', undefined])('%s is no billing cycle', (value) => {
    expect(isBillingCycle(value)).toBe(false)
  })
})

describe('formats', () => {
  test.each([
    ['fi', '12 €', '0,50 €'],
    ['en', '€12', '€0.50'],
    ['es', '12 €', '0,50 €'],
    ['sv', '12 €', '0,50 €'],
    ['et', '12 €', '0,50 €'],
  ] as const)('%s writes %s and %s', (language, whole, cents) => {
    expect([formatPrice(12, language), formatPrice(0.5, language)]).toEqual(
      [whole, cents].map((text) => text.replace(' ', '\u00a0')),
    )
  })

  test('the spaces on which Node and browsers disagree become one', () => {
    expect(sameSpaces('1\u202f284,50\u00a0€')).toBe('1\u00a0284,50\u00a0€')
  })

  test.each(languageCodes)('%s writes amounts, shares and dates without an ordinary space in an amount', (language) => {
    expect(formatAmount(1234567.5, language)).not.toMatch(/[ \u202f]/)
    expect(formatPercent(0.999, language)).not.toMatch(/[ \u202f]/)
    expect(formatDate('2026-11-21', language)).toContain('2026')
  })

  test('a day is the same day everywhere, in Finnish time', () => {
    expect(formatDate('2026-01-01', 'fi')).toBe('1. tammikuuta 2026')
    expect(formatDate('2026-12-31', 'en')).toBe('31 December 2026')
  })
})
