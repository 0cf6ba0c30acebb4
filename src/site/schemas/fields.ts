import { z } from 'zod'
import { dayProblem } from '../days'
import { inEachLanguage } from '../languages'
import { proposedSlug, slugPattern } from '../slug'

/** A text that is not empty. */
export const text = z.string().min(1)

/** The id of something that is defined elsewhere: a person, a tag, a feature page, an image. */
export const id = text.meta({ format: 'id' })

/** A description of a length that search results show. */
export const description = text.min(50).max(180)

/** A price, a quantity or a share: not negative. */
export const amount = z.number().min(0).max(1e9)

/** Returns what the content check prints if a refinement fails: what is wrong, and what to write. */
export const says = (error: string, fix: string) => ({ error, params: { fix } })

/** An amount of money in euros. */
export const price = amount.refine(
  (value) => Number(value.toFixed(2)) === value,
  says('a price has no parts of a cent', 'Write two decimals at most.'),
)

/** A Finnish business ID. */
export const businessId = z.string().regex(/^\d{7}-\d$/, 'write seven digits, a hyphen and a digit')

/** An existing day, written `2026-11-21`. */
export const day = z
  .string()
  .superRefine((value, context) => {
    const problem = dayProblem(value)
    // Days that are none are not compared with others.
    if (problem)
      context.addIssue({ code: 'custom', message: problem.cause, params: { fix: problem.fix }, continue: false })
  })
  .meta({ format: 'date' })

/**
 * Returns the schema of a slug, or of another text that becomes part of an address. `key` is written before the value
 * in the proposed fix.
 */
export const slugText = (key: string) =>
  z
    .string()
    .max(100)
    .superRefine((value, context) => {
      if (slugPattern.test(value)) return
      const fix = `Write ${key}"${proposedSlug(value) || 'words-of-the-title'}"`
      context.addIssue({
        code: 'custom',
        message: `"${value}" has characters that an address cannot have; a-z, 0-9 and single hyphens can.`,
        params: { fix },
      })
    })
    .meta({ pattern: slugPattern.source })

/** The last part of an address. */
export const slug = slugText('slug: ')

/** Former slugs. */
export const formerSlugs = z.array(slugText(''))

/** A time of day. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'write a time such as 09:00', abort: true })

export const year = z.int().min(1900).max(2099)

export const https = z.url({ protocol: /^https$/, error: 'write a whole address that begins with https://' })

/** Returns the schema of an object with the same kind of value for each language of the site. */
export const perLanguage = <T extends z.ZodType>(value: T) => z.strictObject(inEachLanguage(() => value))
