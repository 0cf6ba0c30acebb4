import { z } from 'zod'
import { channels } from '../product/channels'
import { sumsOf } from '../product/invoice'
import { amount, day, price, says, text, time } from './fields'

/** A line of an invoice; the price is for one unit, in euros without VAT. */
export const line = z.strictObject({ item: text, unit: text, quantity: amount, price })

const channel = z.enum(channels)

/** Number of an invoice. The reference number is made from it, and needs at least three digits and a check digit. */
export const invoiceNumber = z.int().min(100)

const invoice = z.strictObject({
  number: invoiceNumber,
  customer: text,
  due: day,
  status: z.enum(['draft', 'sent', 'paid', 'late']),
  lines: z.array(line).min(1),
})

/** `content/samples.json`: the example data in product pictures. */
export const samples = z
  .strictObject({
    /** Name of the company that has the account. */
    account: text,
    vat: amount.max(1),
    invoices: z.array(invoice).min(1),
    payment: z.strictObject({ invoice: z.int(), date: day }),
    reminder: z.strictObject({ invoice: z.int() }),
    /**
     * Lines of a bank statement, newest first. `received` is the sum that a customer paid if it is not the sum of the
     * invoice; such a payment has no reference.
     */
    statement: z
      .array(z.strictObject({ invoice: z.int(), date: day, received: amount.optional() }))
      .min(1)
      .refine((rows) => rows.every(({ date }, index) => index === 0 || date <= rows[index - 1]!.date), {
        ...says('an older line stands above a newer one', 'Write the newest line first.'),
      })
      .refine((rows) => new Set(rows.map(({ invoice }) => invoice)).size === rows.length, {
        ...says('the picture draws one payment of an invoice, and there are two', 'Remove one.'),
      }),
    /** `envelope` contains elements of the message that carries the e-invoice, by name. */
    sending: z.strictObject({ invoice: z.int(), channel, format: text, envelope: z.record(text, text).optional() }),
    quotation: z.strictObject({ number: z.int(), invoice: z.int(), valid: day, signed: day, signer: text }),
    delivery: z.strictObject({ number: z.int(), invoice: z.int(), date: day }),
    /** Delivery notes of one month, and the number of the invoice made from all of them. */
    collective: z.strictObject({
      invoice: z.int(),
      notes: z.array(z.strictObject({ number: z.int(), date: day, items: z.record(text, z.int().positive()) })).min(1),
    }),
    contract: z
      .strictObject({
        number: z.int(),
        customer: text,
        item: text,
        price,
        start: day.refine(
          (date) => date.slice(-2) <= '28',
          says('not every month has this day', 'Write a day up to the 28th.'),
        ),
        months: z.int().positive().max(12),
        invoiced: z.int().min(0),
        /** The month of the contract, counted from 0, in which the price rises, and the share by which it rises. */
        raise: z.strictObject({ month: z.int().min(1), share: amount }),
      })
      .refine(({ invoiced, months }) => invoiced < months, {
        path: ['invoiced'],
        ...says('the pictures show the next invoice, and there is none left', 'Write less than "months".'),
      })
      .refine(({ raise, months }) => raise.month < months, {
        path: ['raise', 'month'],
        ...says('the contract ends before its price is raised', 'Write less than "months".'),
      }),
    mass: z.strictObject({
      date: day,
      item: text,
      /** The picture draws every recipient, so there is a limit. */
      channels: z.array(z.strictObject({ channel, recipients: z.int().min(0).max(240), sent: z.int().min(0) })).min(1),
      /** The first rows of the file with the invoices. `corrected` marks a row that had to be corrected. */
      rows: z.array(z.strictObject({ customer: text, price, channel, corrected: z.boolean().optional() })).min(1),
    }),
    /** The events of a day, each with the key of its words. */
    desk: z
      .array(z.strictObject({ time, word: text, invoice: z.int() }))
      .min(1)
      .refine((events) => events.every(({ time }, index) => index === 0 || time >= events[index - 1]!.time), {
        ...says('a later hour stands above an earlier one', 'Write the day from morning to evening.'),
      }),
  })
  .refine(
    ({ statement, invoices, vat }) =>
      statement.every(({ invoice, received }) =>
        invoices.every(
          ({ number, lines }) => number !== invoice || received === undefined || received < sumsOf(lines, vat).total,
        ),
      ),
    {
      path: ['statement'],
      ...says('the picture shows what is missing of a payment, and nothing is', 'Write less, or take "received" out.'),
    },
  )

export type Line = z.infer<typeof line>
export type Invoice = z.infer<typeof invoice>
export type Samples = z.infer<typeof samples>
