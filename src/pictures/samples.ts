import samples from '../../content/samples.json'
import type { Status } from '../components/StatusPill'

export interface Line {
  item: string
  unit: string
  quantity: number
  /** Of one, in euros without VAT. */
  price: number
}

/** Sample documents of the drawn product (listed in docs/samples.md). */
export const { invoices, payment, reminder, sending, quotation, delivery, contract, run, vat } = samples

export type Invoice = (typeof invoices)[number]

/** The sample invoice with a number; throws if there is none. */
export function invoiceOf(number: number): Invoice {
  const found = invoices.find((invoice) => invoice.number === number)
  if (!found) throw new Error(`content/samples.json has no invoice ${number}.`)
  return found
}

/** Euros of some lines: without VAT, the VAT to the nearest cent, and both together. */
export function sums(lines: readonly Pick<Line, 'quantity' | 'price'>[]): { net: number; tax: number; total: number } {
  const cents = lines.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0)
  const tax = Math.round(cents * vat)
  return { net: cents / 100, tax: tax / 100, total: (cents + tax) / 100 }
}

/** Finnish reference number of an invoice: its number and a check digit by the weights 7, 3, 1 from the right. */
export function referenceOf(invoice: number): string {
  const digits = Array.from(String(invoice), Number).reverse()
  const sum = digits.reduce((total, digit, index) => total + digit * [7, 3, 1][index % 3]!, 0)
  return `${invoice}${(10 - (sum % 10)) % 10}`
}

/** How a status looks. */
export const statusKind = (status: string): Status =>
  ['paid', 'accepted', 'matched', 'delivered'].includes(status) ? 'good' : status === 'late' ? 'bad' : 'neutral'
