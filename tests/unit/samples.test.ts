import samples from '../../content/samples.json'
import { delivery, invoiceOf, invoices, payment, quotation, referenceOf, reminder, run, sending, sums } from '../../src/pictures/samples'
import picture from '../../locales/fi/picture.json'

describe('sample documents of the drawn product', () => {
  test('VAT is 25.5 per cent of the lines and the total is both together', () => {
    expect(samples.vat).toBe(0.255)
    expect(sums(invoiceOf(1048).lines)).toEqual({ net: 1040, tax: 265.2, total: 1305.2 })
    for (const { lines } of invoices) {
      const { net, tax, total } = sums(lines)
      expect(total).toBeCloseTo(net + tax, 6)
    }
  })

  test('reference numbers carry the Finnish check digit', () => {
    expect(referenceOf(1048)).toBe('10485')
    expect(referenceOf(123456)).toBe('1234561')
    expect(new Set(invoices.map(({ number }) => referenceOf(number))).size).toBe(invoices.length)
  })

  test('every document belongs to an invoice, every word has a text', () => {
    for (const { invoice } of [payment, reminder, sending, quotation, delivery]) expect(invoiceOf(invoice).number).toBe(invoice)
    expect(() => invoiceOf(1)).toThrow('content/samples.json has no invoice 1.')
    const lines = invoices.flatMap((invoice) => invoice.lines)
    expect(Object.keys(picture.item)).toEqual(expect.arrayContaining(lines.map(({ item }) => item)))
    expect(Object.keys(picture.unit)).toEqual(expect.arrayContaining(lines.map(({ unit }) => unit)))
    expect(Object.keys(picture.status)).toEqual(expect.arrayContaining(invoices.map(({ status }) => status)))
  })

  test('a run sends no more than it has recipients', () => {
    for (const { sent, recipients } of run.channels) expect(sent).toBeLessThanOrEqual(recipients)
  })
})
