import { bankCodeParts, barSymbols, barWidths } from '../../src/sections/walkthrough/slipBarCode'

/** Bills from the guide of Finance Finland (Pankkiviivakoodi-opas 5.3), with their check symbols. */
const bills = [
  {
    transfer: { account: 'FI79 4405 2020 0360 82', cents: 488315, reference: '868516259619897', due: '2010-06-12' },
    code: '479440520200360820048831500000000868516259619897100612',
    check: 40,
  },
  {
    transfer: { account: 'FI58 1017 1000 0001 22', cents: 48299, reference: '559582243294671', due: '2012-01-31' },
    code: '458101710000001220004829900000000559582243294671120131',
    check: 55,
  },
  {
    transfer: { account: 'FI02 5000 4640 0013 02', cents: 69380, reference: '69875672083435364', due: '2011-07-24' },
    code: '402500046400013020006938000000069875672083435364110724',
    check: 14,
  },
]

test.each(bills)('the bank code of $transfer.account is that of the guide', ({ transfer, code, check }) => {
  expect(bankCodeParts(transfer).join('')).toBe(code)
  expect(barSymbols(code).at(-1)).toBe(check)
})

test('a value that does not fit its part of the bank code is an error', () => {
  const { transfer } = bills[0]!
  expect(() => bankCodeParts({ ...transfer, cents: 123456789 })).toThrow('No bank code has room')
  expect(() => bankCodeParts({ ...transfer, account: 'FI79 4405' })).toThrow('No bank code has room')
})

test('bars and gaps: start, 27 pairs, check and end, each symbol 11 modules wide and the end 13', () => {
  const widths = barWidths(bills[0]!.code)
  expect(widths).toHaveLength((1 + 27 + 1) * 6 + 7)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe((1 + 27 + 1) * 11 + 13)
  // Start of set C, the pair 47, and the end, as in the standard (ISO/IEC 15417).
  expect(widths.slice(0, 12).join('')).toBe('211232' + '133121')
  expect(widths.slice(-7).join('')).toBe('2331112')
})

test('all symbols differ, and the bars of each are an even number of modules wide, as in the standard', () => {
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
  const symbols = pairs.map((pair) => barWidths(pair).slice(6, 12))
  expect(new Set(symbols.map((symbol) => symbol.join(''))).size).toBe(pairs.length)
  const bars = symbols.map(([first = 0, , second = 0, , third = 0]) => first + second + third)
  expect(bars.filter((width) => width % 2 !== 0)).toEqual([])
})
