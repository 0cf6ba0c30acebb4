import {
  daysAfter,
  due,
  interestOn,
  invoiceFor,
  jobs,
  paymentAfter,
} from '../../src/sections/walkthrough/followedInvoice'

test('the due date is so many days after the invoice, over the end of a month', () => {
  expect(due).toBe('2026-03-06')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})

test('an invoice has its parties, sums and reference number', () => {
  expect(invoiceFor(jobs[0]!)).toMatchObject({
    seller: { name: 'Torikauppa Vadelma', vatId: 'FI12345678' },
    reference: '1232',
    net: 65,
    tax: 6.5,
    total: 71.5,
  })
  expect(invoiceFor(jobs[0]!).seller.town('fi')).toBe('11111 Oulu')
})

test('interest is counted by days of a year and rounded to cents', () => {
  expect(interestOn(365, 10)).toBe(1)
  expect(interestOn(71.5, 30)).toBe(0.59)
  // The product of the decimals is a hair below half a cent.
  expect(interestOn(0.73, 175)).toBe(0.04)
})

test('the first reminder is free; a payment after the second includes its fee and the interest up to its day', () => {
  expect(paymentAfter(100, -7)).toEqual({ date: '2026-02-27', reminded: [], late: 0, interest: 0, fee: 0, paid: 100 })
  expect(paymentAfter(100, 5)).toMatchObject({ reminded: ['2026-03-09'], interest: 0, fee: 0, paid: 100 })
  // Paid on the day of the first reminder, before that is sent.
  expect(paymentAfter(100, 3)).toMatchObject({ reminded: [], paid: 100 })
  expect(paymentAfter(100, 30)).toEqual({
    date: '2026-04-05',
    reminded: ['2026-03-09', '2026-03-23'],
    late: 17,
    interest: 0.47,
    fee: 12,
    paid: 112.47,
  })
})
