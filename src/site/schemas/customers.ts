import { z } from 'zod'
import { perLanguage, text } from './fields'

const customer = z.strictObject({
  author: text,
  company: text,
  town: text,
  /** What the town is called in the languages that have a name of their own for it. */
  townIn: perLanguage(text).partial().optional(),
  /** Path of the mark of the company in one colour, 48 units wide and high. */
  sign: z.string().regex(/^M[\d\sA-Za-z.,-]+$/, 'write the "d" of an SVG path, which begins with M'),
})

/** `content/testimonials.json`: the customers, whose words are in `content/testimonials/`. */
export const customers = z.record(z.string(), customer)

export type Customer = z.infer<typeof customer>
