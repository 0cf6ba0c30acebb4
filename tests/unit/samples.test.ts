import { finvoiceDay, finvoiceSum } from '../../src/pictures/finvoice'
import { collective, contractInvoices, invoiceOf, linesOf, sums, totalOf } from '../../src/pictures/samples'
import { referenceOf } from '../../src/site/product/invoice'

describe('sample documents of the drawn product', () => {
  test('VAT is a share of the lines, to the cent, and the total is both together', () => {
    expect(sums(invoiceOf(107).lines)).toEqual({ net: 72, tax: 7.2, total: 79.2 })
    expect(sums([{ quantity: 1, price: 0.05 }])).toEqual({ net: 0.05, tax: 0.01, total: 0.06 })
  })

  test('the VAT of several invoices is the sum of the VAT of each', () => {
    const invoice = {
      ...invoiceOf(107),
      status: 'sent' as const,
      lines: [{ ...invoiceOf(107).lines[0]!, quantity: 1, price: 0.05 }],
    }
    expect(totalOf([invoice, invoice, { ...invoice, status: 'draft' as const }], ['sent'])).toBe(0.12)
  })

  test('reference numbers carry the Finnish check digit', () => {
    expect(referenceOf(1048)).toBe('10485')
    expect(referenceOf(123456)).toBe('1234561')
  })

  test('a missing invoice is an error that names it', () => {
    expect(() => invoiceOf(1)).toThrow('content/samples.json has no invoice 1.')
  })

  test('a contract has an invoice a month, with the higher price from the month of its raise on', () => {
    expect(contractInvoices.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-06-01', '2027-05-01']))
    expect(contractInvoices.map(({ lines }) => lines[0]!.price)).toEqual(
      contractInvoices.map((_, month) => (month < 6 ? 20 : 22)),
    )
  })

  test('a delivery note has the prices of its invoice', () => {
    expect(collective.notes.map(linesOf)).toEqual([[{ item: 'cranberry', unit: 'litres', quantity: 3, price: 6.5 }]])
  })

  test('Finvoice writes sums with a comma and days without separators', () => {
    expect([finvoiceSum(21.45), finvoiceSum(1200), finvoiceDay('2026-08-20')]).toEqual(['21,45', '1200,00', '20260820'])
  })
})
