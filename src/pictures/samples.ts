import data from '../../content/samples.json'
import type { Status } from '../components/StatusPill'
import { sumsOf, sumOfEuros } from '../site/invoice'
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

/** Recipients of the mass invoicing, by all channels. */
export const recipients = mass.channels.reduce((sum, channel) => sum + channel.recipients, 0)

/** The sample invoice with a number; throws if there is none. */
export function invoiceOf(number: number): Invoice {
  const found = invoices.find((invoice) => invoice.number === number)
  if (!found) throw new Error(`content/samples.json has no invoice ${number}.`)
  return found
}

/** Euros of some lines, with the VAT of the samples. */
export const sums = (lines: Parameters<typeof sumsOf>[0]) => sumsOf(lines, vat)

/** Euros of those of some invoices that have one of these statuses. */
export const totalOf = (some: readonly Invoice[], statuses: readonly string[]): number =>
  sumOfEuros(some.filter(({ status }) => statuses.includes(status)).map(({ lines }) => sums(lines).total))

/** The day of a month of the contract, counted from 0. */
function contractDay(month: number): string {
  const day = new Date(contract.start)
  day.setUTCMonth(day.getUTCMonth() + month)
  return day.toISOString().slice(0, 10)
}

/** The invoices of the contract, from the month of its raise on with the higher price. */
export const contractYear = Array.from({ length: contract.months }, (_, month) => {
  const raised = month < contract.raise.month ? 1 : 1 + contract.raise.share
  return { date: contractDay(month), lines: [{ quantity: 1, price: Math.round(contract.price * raised * 100) / 100 }] }
})

/** The lines of a delivery note, with the prices of its invoice. */
export const linesOf = ({ items }: Samples['collective']['notes'][number]): Line[] =>
  invoiceOf(collective.invoice).lines.flatMap((line) => {
    const quantity = items[line.item]
    return quantity === undefined ? [] : { ...line, quantity }
  })

/** How a status looks. */
export const statusKind = (status: string): Status =>
  ['paid', 'accepted', 'matched', 'found'].includes(status) ? 'good' : status === 'late' ? 'bad' : 'neutral'
