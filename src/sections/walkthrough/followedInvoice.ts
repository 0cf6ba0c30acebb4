import walkthrough from '../../../content/walkthrough.json'
import type { Language } from '../../site/languages'
import { bankCodeParts } from './slipBarCode'
import { customers, townOf } from '../shared/customers'
import { referenceOf, roundEuros, sumOfEuros } from '../../site/product/invoice'
import { vatIdOf } from '../../site/product/vatId'
import { sums } from '../../pictures/samples'

const { sent, terms, reminders, interest: rate, fee, parties } = walkthrough

export const { jobs, payments, slip } = walkthrough
export { rate, sent, terms }

export type Job = (typeof jobs)[number]

/** Returns the day that is a number of days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

export const due = daysAfter(sent, terms)

/** Returns a sender or recipient of invoices: a customer of the site, with an address. */
export function party(id: string) {
  const customer = customers[id]!
  const { street, postalCode, businessId, account } = parties[id as keyof typeof parties]
  return {
    name: customer.company,
    street,
    town: (language: Language) => `${postalCode} ${townOf(customer, language)}`,
    sign: customer.sign,
    account,
    vatId: vatIdOf(businessId),
  }
}

/** Returns the data of the invoice for a job: parties, lines, sums and reference number. */
export const invoiceFor = ({ number, seller, buyer, lines }: Job) => ({
  number,
  lines,
  seller: party(seller),
  buyer: party(buyer),
  reference: referenceOf(number),
  ...sums(lines),
})

/** Late-payment interest in euros: simple interest, on a year of 365 days. */
export const interestOn = (euros: number, days: number): number => roundEuros((euros * rate * days) / 365)

/**
 * Returns the days of the reminders before a payment, and the sum paid. A payment after the last reminder includes what
 * that asks for: its fee, and interest for `late` days, up to the day of that reminder.
 */
export function paymentAfter(total: number, days: number) {
  const sentReminders = reminders.filter((after) => after < days)
  const isCharged = sentReminders.length === reminders.length
  const late = isCharged ? reminders.at(-1)! : 0
  const interest = interestOn(total, late)
  const charged = isCharged ? fee : 0
  return {
    date: daysAfter(due, days),
    reminded: sentReminders.map((after) => daysAfter(due, after)),
    late,
    interest,
    fee: charged,
    paid: sumOfEuros([total, interest, charged]),
  }
}

/** Digits of the bank slip's bar code. */
export const slipCode = (job: Job): string[] => {
  const { seller, total, reference } = invoiceFor(job)
  return bankCodeParts({ account: seller.account, cents: Math.round(total * 100), reference, due })
}
