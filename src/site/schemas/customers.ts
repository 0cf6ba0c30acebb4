import { z } from 'zod'
import { perLanguage, text } from './fields'

const customer = z.strictObject({
  author: text,
  company: text,
  town: text,
  /** Name of the town in the languages that have another name for it. */
  townIn: perLanguage(text).partial().optional(),
  /** SVG path of the company's mark, in one colour, 48 units wide and high. */
  sign: z.string().regex(/^M[\d\sA-Za-z.,-]+$/, 'write the "d" of an SVG path, which begins with M'),
})

/** `content/testimonials.json`: the customers. What they say is in `content/testimonials/`. */
export const customers = z.record(z.string(), customer)

export type Customer = z.infer<typeof customer>
