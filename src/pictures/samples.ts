import data from '../../content/samples.json'
import type { Status } from '../components/StatusPill'
import { roundEuros, sumsOf, sumOfEuros } from '../site/product/invoice'
import type { Invoice, Line, Samples } from '../site/schemas/samples'

const samples = data as Samples

/** Sample documents of the drawn product (listed in docs/samples.md). */
export const {
  account,
  payment,
  reminder,
  sending,
  quotation,
  delivery,
  collective,
  contract,
  mass,
  desk,
  vat,
  invoices,
  statement,
} = samples

/** Number of recipients of the bulk invoicing, in all channels. */
export const recipients = mass.channels.reduce((sum, channel) => sum + channel.recipients, 0)

/** Returns the sample invoice with a number; throws if there is none. */
export function invoiceOf(number: number): Invoice {
  const found = invoices.find((invoice) => invoice.number === number)
  if (!found) throw new Error(`content/samples.json has no invoice ${number}.`)
  return found
}

/** Sums of lines in euros: without VAT, the VAT, the total. The rate is that of the samples. */
export const sums = (lines: Parameters<typeof sumsOf>[0]) => sumsOf(lines, vat)

/** Total in euros of the invoices that have one of the statuses. */
export const totalOf = (list: readonly Invoice[], statuses: readonly Invoice['status'][]): number =>
  sumOfEuros(list.filter(({ status }) => statuses.includes(status)).map(({ lines }) => sums(lines).total))

/** Day of the contract's invoice in a month; months are counted from 0. */
function contractDay(month: number): string {
  const day = new Date(contract.start)
  day.setUTCMonth(day.getUTCMonth() + month)
  return day.toISOString().slice(0, 10)
}

/** The invoices of the contract: day and lines. From the month of its raise on, the price is higher. */
export const contractInvoices = Array.from({ length: contract.months }, (_, month) => {
  const factor = month < contract.raise.month ? 1 : 1 + contract.raise.share
  return { date: contractDay(month), lines: [{ quantity: 1, price: roundEuros(contract.price * factor) }] }
})

/** Lines of a delivery note, with the prices of the invoice that it belongs to. */
export const linesOf = ({ items }: Samples['collective']['notes'][number]): Line[] =>
  invoiceOf(collective.invoice).lines.flatMap((line) => {
    const quantity = items[line.item]
    return quantity === undefined ? [] : { ...line, quantity }
  })

/** Colour of a status of an invoice, or of another sheet. */
export const statusKind = (status: string): Status =>
  ['paid', 'accepted', 'matched', 'found'].includes(status) ? 'good' : status === 'late' ? 'bad' : 'neutral'
