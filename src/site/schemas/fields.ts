import { z } from 'zod'
import { dayProblem } from '../days'
import { languageCodes, type Language } from '../languages'
import { proposedSlug, slugPattern } from '../slug'

/** A text that is not empty. */
export const text = z.string().min(1)

/** The id of something that stands elsewhere: a person, a tag, a feature page, an image. */
export const id = text.meta({ format: 'id' })

/** A description as long as search results show it. */
export const description = text.min(50).max(180)

/** A price, a quantity, a share: no less than nothing, and no more than sums of it can be exact. */
export const amount = z.number().min(0).max(1e9)

/** What the content check says where a refinement fails: what is wrong, and what to write. */
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
    if (problem) context.addIssue({ code: 'custom', message: problem.cause, params: { fix: problem.fix } })
  })
  .meta({ format: 'date' })

/** A slug, or what else becomes part of an address; `key` stands before it where it is written. */
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

/** Slugs that something had before. */
export const formerSlugs = z.array(slugText(''))

/** A time of day. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'write a time such as 09:00', abort: true })

export const year = z.int().min(1900).max(2099)

export const https = z.url({ protocol: /^https$/, error: 'write a whole address that begins with https://' })

/** The same in each language of the site. */
export const perLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(languageCodes.map((code) => [code, value])) as Record<Language, T>)
