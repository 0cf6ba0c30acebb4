import { z } from 'zod'
import { amount, businessId, day, says, text } from './fields'
import { invoiceNumber, line } from './samples'

/** A field of the bank slip. The form prints its name in both official languages of Finland. */
const field = z.strictObject({ fi: text, sv: text })

/** A number of days, at most a year. */
const days = z.int().positive().max(365)

/** Days before (negative) or after the due date. The copy says "days". */
const daysFromDue = z
  .int()
  .min(-365)
  .max(365)
  .refine((days) => Math.abs(days) !== 1, says('one day is no "days"', 'Write 0 or at least 2 days.'))

/** The bar code of the slip has room for less than a million euros; even with a VAT of 100 % the total fits. */
const lines = z
  .array(line)
  .min(1)
  .refine(
    (all) => all.reduce((sum, { quantity, price }) => sum + quantity * price, 0) < 499_999,
    says('a bank slip has no room for a million euros', 'Write lines of less than 499,999 euros without VAT.'),
  )

/** An invoice: the seller, the buyer and the lines. */
const job = z
  .strictObject({ id: text, number: invoiceNumber, seller: text, buyer: text, lines })
  .refine(({ seller, buyer }) => seller !== buyer, {
    path: ['buyer'],
    ...says('nobody invoices themselves', 'Name another party.'),
  })

/**
 * `content/walkthrough.json`: data of the page on which a visitor chooses what an invoice is for, how it is sent and
 * when it is paid.
 */
export const walkthrough = z
  .strictObject({
    sent: day,
    /** Days of the payment term. */
    terms: days.min(2),
    /** Days from the due date to the first reminder, which has no fee, and to the second one. */
    reminders: z
      .tuple([days, days])
      .refine(
        ([first, second]) => first < second,
        says('the second comes before the first', 'Write more days for it.'),
      ),
    /** Yearly rate of late-payment interest, and the fee of the second reminder in euros. */
    interest: amount.max(1),
    fee: amount,
    jobs: z.array(job).min(1).max(3),
    parties: z.record(
      z.string(),
      z.strictObject({
        street: text,
        postalCode: text,
        businessId,
        account: z
          .string()
          .regex(/^FI\d\d( \d{4}){3} \d\d$/, 'write a Finnish IBAN in groups of four, such as FI00 1234 5600 0007 85'),
      }),
    ),
    /** Days from the due date to the payment. */
    payments: z
      .array(z.strictObject({ id: text, days: daysFromDue }))
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
  .refine(({ terms, payments }) => payments.every(({ days }) => days >= -terms), {
    ...says(
      'an invoice is paid before it is sent',
      'Write days that are not further before the due date than "terms".',
    ),
    path: ['payments'],
  })
