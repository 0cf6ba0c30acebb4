import { z } from 'zod'
import { amount, businessId, day, says, text } from './fields'
import { invoiceNumber, line } from './samples'

/** A field of the bank slip: the form has its names in both of the country's languages. */
const field = z.strictObject({ fi: text, sv: text })

/** Days of a year at most. */
const days = z.int().positive().max(365)

/** With a VAT of 100 % the sum has still room in the bar code of the slip, which ends below a million euros. */
const lines = z
  .array(line)
  .min(1)
  .refine(
    (all) => all.reduce((sum, { quantity, price }) => sum + quantity * price, 0) < 499_999,
    says('a bank slip has no room for a million euros', 'Write lines of less than 499,999 euros without VAT.'),
  )

/** Who invoices whom, for what. */
const job = z
  .strictObject({ id: text, number: invoiceNumber, seller: text, buyer: text, lines })
  .refine(({ seller, buyer }) => seller !== buyer, {
    path: ['buyer'],
    ...says('nobody invoices themselves', 'Name another party.'),
  })

/**
 * `content/walkthrough.json`: the page on which a visitor chooses what an invoice is for, how it travels and when it is
 * paid.
 */
export const walkthrough = z
  .strictObject({
    sent: day,
    /** Days of the payment term. */
    terms: days,
    /** Days from the due date to the first reminder, without a fee, and to the second. */
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
      .array(z.strictObject({ id: text, days: z.int().min(-365).max(365) }))
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
