import { formatAmount, formatPrice } from '../../src/pricing/formatPrice'
import { languageCodes } from '../../src/site/languages'
import { formatDate, formatNumber, formatPercent, formatTime, sameSpaces } from '../../src/site/format'

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
  expect(formatPercent(0.9995, language)).toMatch(/^99[.,]95(?!\d)/)
  expect(formatPercent(0.99999, language)).toMatch(/^99[.,]999(?!\d)/)
  expect(formatPercent(0.07, language)).toMatch(/^7(?![.,\d])/)
  expect(formatDate('2026-11-21', language)).toContain('2026')
})

test('times and thousands are written as the language writes them', () => {
  expect([formatTime('09:00', 'fi'), formatTime('16:00', 'en')]).toEqual(['9.00', '16:00'])
  expect([formatNumber(20000, 'es'), formatNumber(20000, 'en')]).toEqual(['20\u00a0000', '20,000'])
})

test('a day is the same day everywhere, in Finnish time, and stays with its month', () => {
  expect(formatDate('2026-01-01', 'fi')).toBe('1.\u00a0tammikuuta 2026')
  expect(formatDate('2026-12-31', 'en')).toBe('31\u00a0December 2026')
  expect(formatDate('2026-12-31', 'es')).toBe('31\u00a0de\u00a0diciembre de 2026')
})
