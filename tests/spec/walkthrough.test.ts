import { account, invoices, vat } from '../../content/samples.json'
import customers from '../../content/testimonials.json'
import walkthrough from '../../content/walkthrough.json'
import {
  daysAfter,
  due,
  interestOn,
  invoiceFor,
  jobs,
  payments,
  rate,
  sent,
  paymentAfter,
  slipCode,
} from '../../src/sections/walkthrough/followedInvoice'

// What the page of the invoice shows of this site's own data is true: sums, days, check digits.

const cents = (euros: number) => Math.round(euros * 100)

/** Rest of an IBAN by 97: 1 for an account that may exist (ISO 13616). */
const ibanRest = (account: string) => {
  const [, check = '', rest = ''] = /^FI(\d\d)(\d+)$/.exec(account.replaceAll(' ', ''))!
  return Number(BigInt(`${rest}1518${check}`) % 97n)
}

/** Check digit of a Finnish business ID; -1 where its number is never given. */
const businessCheck = (id: string) => {
  const rest = [7, 9, 10, 5, 8, 4, 2].reduce((sum, weight, index) => sum + weight * Number(id[index]), 0) % 11
  return rest === 0 ? 0 : rest === 1 ? -1 : 11 - rest
}

test('the checks of accounts and business IDs know real ones', () => {
  expect(ibanRest('FI21 1234 5600 0007 85')).toBe(1)
  expect(businessCheck('0201256-6')).toBe(6)
})

test('nobody can be paid or looked up: check digits of parties are those of none', () => {
  for (const [id, { account, businessId }] of Object.entries(walkthrough.parties)) {
    expect([id, ibanRest(account)]).not.toEqual([id, 1])
    expect([id, businessCheck(businessId)]).not.toEqual([id, Number(businessId.at(-1))])
  }
})

test.each(jobs)('the invoice of $id adds up', (job) => {
  const { net, tax, total, lines } = invoiceFor(job)
  expect(lines.reduce((sum, { quantity, price }) => sum + quantity * cents(price), 0)).toBe(cents(net))
  expect(cents(tax)).toBe(Math.round(cents(net) * vat))
  expect(cents(total)).toBe(cents(net) + cents(tax))
})

test.each(jobs)('the bank code of $id says in 54 digits what stands on its slip', (job) => {
  const { seller, total, reference } = invoiceFor(job)
  const code = slipCode(job).join('')
  expect(code).toHaveLength(54)
  const [, account, sum, found, day] = /^4(\d{16})(\d{8})0{3}0*(\d+)(\d{6})$/.exec(code)!
  expect(`FI${account!}`).toBe(seller.account.replaceAll(' ', ''))
  expect(Number(sum)).toBe(cents(total))
  expect(found).toBe(reference)
  expect(day).toBe(due.slice(2).replaceAll('-', ''))
})

test('what is sent, due and reminded of stands on working days, in an order that the law allows', () => {
  const { terms, reminders, fee } = walkthrough
  const days = [
    sent,
    due,
    ...payments.map(({ days }) => daysAfter(due, days)),
    ...reminders.map((after) => daysAfter(due, after)),
  ]
  expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
  expect(terms).toBeLessThanOrEqual(30)
  const [first = 0, second = 0] = reminders
  expect(second - first).toBeGreaterThanOrEqual(10)
  expect(fee).toBeLessThanOrEqual(12)
  // The reference rate of the first half of 2026, 2.5 per cent, and 8 percentage points: all days are of that half.
  expect(rate).toBeCloseTo(0.025 + 0.08)
  for (const day of days) expect(day).toMatch(/^2026-0[1-6]/)
})

test.each(jobs)('who pays $id late pays interest and the fee of the second reminder, others the invoice', (job) => {
  const { total } = invoiceFor(job)
  for (const { days } of payments) {
    const { paid, late, interest, fee, reminded } = paymentAfter(total, days)
    expect(cents(paid)).toBe(cents(total) + cents(interest) + cents(fee))
    expect(reminded).toHaveLength(days > 0 ? 2 : 0)
    expect(daysAfter(due, late)).toBe(reminded.at(-1) ?? due)
    expect([interest, fee]).toEqual(days > 0 ? [interestOn(total, late), walkthrough.fee] : [0, 0])
  }
  // The example of the guide about late payments.
  expect(interestOn(1000, 30)).toBe(8.63)
})

test('the firm of the drawn product numbers its invoices upwards: this one is earlier than all that the pictures show', () => {
  const own = walkthrough.jobs.filter(({ seller }) => customers[seller as keyof typeof customers].company === account)
  for (const { due: day, number } of invoices) {
    expect(day > walkthrough.sent).toBe(true)
    for (const earlier of own) expect(number).toBeGreaterThan(earlier.number)
  }
})
