import { z } from 'zod'
import { amount, day, text } from './fields'
import { line } from './samples'

/** A field of the bank slip: the form has its names in both of the country's languages. */
const field = z.strictObject({ fi: text, sv: text })

/**
 * `content/walkthrough.json`: the page on which a visitor chooses what an invoice is for, how it travels and when it is
 * paid.
 */
export const walkthrough = z.strictObject({
  sent: day,
  /** Days of the payment term. */
  terms: z.int().positive(),
  /** Days from the due date to the first reminder, without a fee, and to the second. */
  reminders: z.tuple([z.int().positive(), z.int().positive()]),
  /** Yearly rate of late-payment interest, and the fee of the second reminder in euros. */
  interest: amount.max(1),
  fee: amount,
  jobs: z
    .array(
      z.strictObject({ id: text, number: z.int().min(100), seller: text, buyer: text, lines: z.array(line).min(1) }),
    )
    .min(1)
    .max(3),
  parties: z.record(
    z.string(),
    z.strictObject({
      street: text,
      postalCode: text,
      businessId: z.string().regex(/^\d{7}-\d$/, 'write seven digits, a hyphen and a digit'),
      account: z
        .string()
        .regex(/^FI\d\d( \d{4}){3} \d\d$/, 'write a Finnish IBAN in groups of four, such as FI00 1234 5600 0007 85'),
    }),
  ),
  /** Days from the due date to the payment. */
  payments: z
    .array(z.strictObject({ id: text, days: z.int() }))
    .min(1)
    .max(3),
  slip: z.strictObject({
    title: field,
    account: field,
    payee: field,
    payer: field,
    signature: field,
    reference: field,
    due: field,
    sum: field,
  }),
})
