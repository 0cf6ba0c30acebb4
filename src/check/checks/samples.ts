import type { ContentIssue } from '../issues'
import type { ValuePath } from '../located'
import { dataFile, type Content } from '../readContent'

/** Issues of the sample documents in the drawn product: every document belongs to an invoice, and figures agree. */
export function checkSamples({ data: { samples }, json }: Content): ContentIssue[] {
  if (!samples) return []
  const numbers = samples.invoices.map(({ number }) => number)
  const issue = (at: ValuePath, cause: string, fix: string) => ({
    file: dataFile('samples'),
    ...json.samples!.at(at),
    cause,
    fix,
  })
  return [
    ...(['payment', 'reminder', 'sending', 'quotation', 'delivery'] as const).flatMap((document) => {
      const { invoice } = samples[document]
      return numbers.includes(invoice)
        ? []
        : [issue([document, 'invoice'], `There is no invoice ${invoice}.`, `Known: ${numbers.join(', ')}.`)]
    }),
    ...numbers.flatMap((number, index) =>
      numbers.indexOf(number) < index
        ? [
            issue(
              ['invoices', index, 'number'],
              `The invoice ${number} is there twice.`,
              'Give one of them another number.',
            ),
          ]
        : [],
    ),
    ...samples.run.channels.flatMap(({ sent, recipients }, index) =>
      sent > recipients
        ? [
            issue(
              ['run', 'channels', index, 'sent'],
              `${sent} invoices are sent to ${recipients} recipients.`,
              `Write at most ${recipients}.`,
            ),
          ]
        : [],
    ),
  ]
}
