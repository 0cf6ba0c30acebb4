import { z } from 'zod'
import { amount, day, text } from './fields'

/** A line of an invoice. */
const line = z.strictObject({ item: text, unit: text, quantity: amount, price: amount })
/** `content/samples.json`: the account that product pictures show. */
export const samples = z.strictObject({
  vat: amount.max(1),
  invoices: z.array(
    z.strictObject({ number: z.int(), customer: text, due: day, status: text, lines: z.array(line).min(1) }),
  ),
  payment: z.strictObject({ invoice: z.int(), date: day }),
  reminder: z.strictObject({ invoice: z.int(), date: day }),
  sending: z.strictObject({ invoice: z.int(), channel: text, format: text }),
  quotation: z.strictObject({ number: z.int(), invoice: z.int(), signed: day, signer: text }),
  delivery: z.strictObject({ number: z.int(), invoice: z.int(), date: day }),
  contract: z.strictObject({
    number: z.int(),
    customer: text,
    item: text,
    price: amount,
    start: day,
    months: z.int().positive(),
    invoiced: z.int().min(0),
  }),
  run: z.strictObject({
    date: day,
    channels: z.array(z.strictObject({ channel: text, recipients: z.int().min(0), sent: z.int().min(0) })),
  }),
})
