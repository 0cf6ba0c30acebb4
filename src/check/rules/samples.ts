import { sumsOf } from '../../site/product/invoice'
import type { Invoice } from '../../site/schemas/samples'
import { valuesAt } from '../fileData'
import type { DataRule } from '../rule'

/** The picture of mass invoicing has enough recipients for the invoices sent and for the rows that are shown. */
export const sampleMass: DataRule<'samples'> = ({ mass }, issue) =>
  mass.channels.flatMap(({ channel, sent, recipients }, index) => {
    const path = ['mass', 'channels', index]
    const rows = mass.rows.filter((row) => row.channel === channel).length
    if (sent > recipients) {
      const cause = `${sent} invoices are sent to ${recipients} recipients.`
      return issue([...path, 'sent'], { cause, fix: `Write at most ${recipients}.` })
    }
    const cause = `${rows} rows of the file go by "${channel}", which has ${recipients} recipients.`
    return rows > recipients ? issue([...path, 'recipients'], { cause, fix: `Write at least ${rows}.` }) : []
  })

/** A payment in the bank statement may only be smaller than its invoice: the picture shows what is missing. */
export const sampleStatement: DataRule<'samples'> = ({ statement, invoices, vat }, issue) =>
  statement.flatMap(({ invoice: number, received }, index) => {
    const { lines } = invoices.find((invoice) => invoice.number === number) ?? {}
    // Another rule reports an invoice that does not exist.
    if (!lines) return []
    const { total } = sumsOf(lines, vat)
    const cause = `${received} euros are received for invoice ${number}, which comes to ${total.toFixed(2)}.`
    return received === undefined || received < total
      ? []
      : issue(['statement', index, 'received'], { cause, fix: 'Write less, or take it out.' })
  })

/** Places that name an invoice, what the pictures show there, and the statuses that fit. */
const statuses: readonly [pattern: string, shown: string, ...fitting: Invoice['status'][]][] = [
  ['reminder.invoice', 'the pictures remind of it', 'late'],
  ['payment.invoice', 'the pictures show that it is paid', 'paid'],
  ['statement.*.invoice', 'the bank statement has money for it', 'paid', 'sent', 'late'],
]

/** Statuses of invoices fit the pictures: money comes only for sent ones, and only late ones get a reminder. */
export const sampleStatuses: DataRule<'samples'> = (samples, issue) =>
  statuses.flatMap(([pattern, shown, ...fitting]) =>
    valuesAt(samples, pattern).flatMap(({ path, value }) => {
      const status = samples.invoices.find(({ number }) => number === value)?.status
      if (status === undefined || fitting.includes(status)) return []
      const cause = `Invoice ${String(value)} is ${status}, and ${shown}.`
      return [issue(path, { cause, fix: `Name one that is ${fitting.join(' or ')}.` })]
    }),
  )

/**
 * Delivery notes that become one invoice contain together what the invoice has. All are of one month, because a month
 * is a tax period.
 */
export const sampleNotes: DataRule<'samples'> = (samples, issue) => {
  const { invoice: number, notes } = samples.collective
  const [invoice, ...others] = samples.invoices.filter((sample) => sample.number === number)
  // Other rules report an invoice that does not exist or is there twice.
  if (!invoice || others.length > 0) return []
  const { lines } = invoice
  const items = new Set([...lines.map(({ item }) => item), ...notes.flatMap((note) => Object.keys(note.items))])
  const wrong = [...items].flatMap((item) => {
    const delivered = notes.reduce((sum, note) => sum + (note.items[item] ?? 0), 0)
    const invoiced = lines.find((line) => line.item === item)?.quantity ?? 0
    const cause = `${delivered} of "${item}" are delivered, ${invoiced} are on invoice ${number}.`
    return delivered === invoiced ? [] : issue(['collective', 'notes'], { cause, fix: 'Write the same in both.' })
  })
  const month = notes[0]?.date.slice(0, 7)
  const other = notes.findIndex(({ date }) => date.slice(0, 7) !== month)
  const cause = 'This delivery is of another month than the first one.'
  return other < 0
    ? wrong
    : [...wrong, issue(['collective', 'notes', other, 'date'], { cause, fix: 'Write days of one month.' })]
}
