import type { Rule } from '../rule'

/** The drawn mass invoicing sends no more invoices than it has recipients. */
export const sampleMass: Rule = ({ data: { samples }, json: { samples: document } }) =>
  (samples?.mass.channels ?? []).flatMap(({ sent, recipients }, index) =>
    sent > recipients
      ? [
          document!.issue(
            ['mass', 'channels', index, 'sent'],
            `${sent} invoices are sent to ${recipients} recipients.`,
            `Write at most ${recipients}.`,
          ),
        ]
      : [],
  )

/** Delivery notes that become one invoice have together what stands on it, and are of one month: a tax period. */
export const sampleNotes: Rule = ({ data: { samples }, json: { samples: document } }) => {
  if (!samples) return []
  const { invoice: number, notes } = samples.collective
  const [invoice, ...others] = samples.invoices.filter((one) => one.number === number)
  // Said by other rules: there is no such invoice, or two.
  if (!invoice || others.length > 0) return []
  const { lines } = invoice
  const items = new Set([...lines.map(({ item }) => item), ...notes.flatMap((note) => Object.keys(note.items))])
  const wrong = [...items].flatMap((item) => {
    const delivered = notes.reduce((sum, note) => sum + (note.items[item] ?? 0), 0)
    const invoiced = lines.reduce((sum, line) => sum + (line.item === item ? line.quantity : 0), 0)
    const cause = `${delivered} of "${item}" are delivered, ${invoiced} are on invoice ${number}.`
    return delivered === invoiced ? [] : [document!.issue(['collective', 'notes'], cause, 'Write the same in both.')]
  })
  const month = notes[0]?.date.slice(0, 7)
  const other = notes.findIndex(({ date }) => date.slice(0, 7) !== month)
  const cause = 'This delivery is of another month than the first one.'
  return other < 0
    ? wrong
    : [...wrong, document!.issue(['collective', 'notes', other, 'date'], cause, 'Write days of one month.')]
}
