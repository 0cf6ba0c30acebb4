import data from '../../content/samples.json'
import type { Invoice, Samples } from '../../src/site/schemas/samples'

const { invoices, mass, statement, collective, payment, reminder } = data as Samples

const invoiceOf = (number: number): Invoice => invoices.find((invoice) => invoice.number === number)!

test('money comes for invoices that were sent, and only a late one gets a reminder', () => {
  expect(invoiceOf(reminder.invoice).status).toBe('late')
  expect(invoiceOf(payment.invoice).status).toBe('paid')
  for (const { invoice } of statement) expect([invoice, invoiceOf(invoice).status]).not.toEqual([invoice, 'draft'])
})

test.each(mass.channels)('$channel has recipients for the invoices sent and the rows drawn', (row) => {
  const { channel, sent, recipients } = row
  const drawn = mass.rows.filter((other) => other.channel === channel).length
  expect(recipients).toBeGreaterThanOrEqual(Math.max(sent, drawn))
})

test('the delivery notes of one month contain together what their invoice has', () => {
  const delivered: Record<string, number> = {}
  for (const { items } of collective.notes)
    for (const [item, quantity] of Object.entries(items)) delivered[item] = (delivered[item] ?? 0) + quantity
  const { lines } = invoiceOf(collective.invoice)
  expect(delivered).toEqual(Object.fromEntries(lines.map(({ item, quantity }) => [item, quantity])))
  expect(new Set(collective.notes.map(({ date }) => date.slice(0, 7))).size).toBe(1)
})
