import { invoiceOf, referenceOf, sums } from '../../src/pictures/samples'

describe('sample documents of the drawn product', () => {
  test('VAT is a share of the lines, to the cent, and the total is both together', () => {
    expect(sums(invoiceOf(7).lines)).toEqual({ net: 72, tax: 7.2, total: 79.2 })
    expect(sums([{ quantity: 1, price: 0.05 }])).toEqual({ net: 0.05, tax: 0.01, total: 0.06 })
  })

  test('reference numbers carry the Finnish check digit', () => {
    expect(referenceOf(1048)).toBe('10485')
    expect(referenceOf(123456)).toBe('1234561')
  })

  test('an invoice that is not there is an error that names it', () => {
    expect(() => invoiceOf(1)).toThrow('content/samples.json has no invoice 1.')
  })
})
