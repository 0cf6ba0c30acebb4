import { sumsOf } from '../../site/invoice'
import type { Rule } from '../rule'

/** The drawn mass invoicing has recipients for all that it sends, and for the rows that are shown. */
export const sampleMass: Rule = ({ data: { samples }, json: { samples: file } }) =>
  (samples?.mass.channels ?? []).flatMap(({ channel, sent, recipients }, index) => {
    const at = ['mass', 'channels', index]
    const rows = samples!.mass.rows.filter((row) => row.channel === channel).length
    if (sent > recipients) {
      const cause = `${sent} invoices are sent to ${recipients} recipients.`
      return file!.issue([...at, 'sent'], { cause, fix: `Write at most ${recipients}.` })
    }
    const cause = `${rows} rows of the file go by "${channel}", which has ${recipients} recipients.`
    return rows > recipients ? file!.issue([...at, 'recipients'], { cause, fix: `Write at least ${rows}.` }) : []
  })

/** The bank statement shows what is missing where another sum came than the invoice comes to. */
export const sampleStatement: Rule = ({ data: { samples }, json: { samples: file } }) =>
  (samples?.statement ?? []).flatMap(({ invoice: number, received }, index) => {
    const { lines } = samples!.invoices.find((invoice) => invoice.number === number) ?? {}
    // That there is no such invoice is said by another rule.
    if (!lines) return []
    const { total } = sumsOf(lines, samples!.vat)
    const cause = `${received} euros are received for invoice ${number}, which comes to ${total.toFixed(2)}.`
    return received === undefined || received < total
      ? []
      : file!.issue(['statement', index, 'received'], { cause, fix: 'Write less, or take it out.' })
  })

/** Nobody is reminded of what they have paid. */
export const sampleReminder: Rule = ({ data: { samples }, json: { samples: file } }) => {
  const number = samples?.reminder.invoice
  const isPaid = samples?.invoices.some((invoice) => invoice.number === number && invoice.status === 'paid')
  const cause = `Invoice ${number} is paid, and the pictures remind of it.`
  return isPaid ? [file!.issue(['reminder', 'invoice'], { cause, fix: 'Name one that is late.' })] : []
}

/** Delivery notes that become one invoice have together what stands on it, and are of one month: a tax period. */
export const sampleNotes: Rule = ({ data: { samples }, json: { samples: file } }) => {
  if (!samples) return []
  const { invoice: number, notes } = samples.collective
  const [invoice, ...others] = samples.invoices.filter((one) => one.number === number)
  // Said by other rules: there is no such invoice, or two.
  if (!invoice || others.length > 0) return []
  const { lines } = invoice
  const items = new Set([...lines.map(({ item }) => item), ...notes.flatMap((note) => Object.keys(note.items))])
  const wrong = [...items].flatMap((item) => {
    const delivered = notes.reduce((sum, note) => sum + (note.items[item] ?? 0), 0)
    const invoiced = lines.find((line) => line.item === item)?.quantity ?? 0
    const cause = `${delivered} of "${item}" are delivered, ${invoiced} are on invoice ${number}.`
    return delivered === invoiced ? [] : file!.issue(['collective', 'notes'], { cause, fix: 'Write the same in both.' })
  })
  const month = notes[0]?.date.slice(0, 7)
  const other = notes.findIndex(({ date }) => date.slice(0, 7) !== month)
  const cause = 'This delivery is of another month than the first one.'
  return other < 0
    ? wrong
    : [...wrong, file!.issue(['collective', 'notes', other, 'date'], { cause, fix: 'Write days of one month.' })]
}
