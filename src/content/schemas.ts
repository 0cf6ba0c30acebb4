import { z } from 'zod'
import { languageCodes } from '../site/languages'

const text = z.string('a text is missing or is not between quotation marks').trim().min(1, 'the text is empty')

/** True for a day that exists, written `2026-11-21`. */
export const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && JSON.stringify(new Date(`${value}T12:00:00Z`)).startsWith(`"${value}`)

const day = z
  .string('a date is missing')
  .refine(isDay, 'write an existing day as year-month-day, such as 2026-11-21')
  .meta({ format: 'date' })
const url = z.url({ protocol: /^https?$/, error: 'write a whole address that begins with https://' })
const titled = z.strictObject({ title: text, text })
const question = z.strictObject({ question: text, answer: text })
const metaTitle = text.max(80, 'the title is longer than 80 characters')
const description = text
  .min(50, 'the description is shorter than 50 characters')
  .max(180, 'the description is longer than 180 characters')

const slug = z
  .string('a slug is missing or is not between quotation marks')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters a-z, digits and single hyphens')

export const featureSchema = z.strictObject({
  name: text,
  title: text,
  metaTitle,
  description,
  summary: text,
  lead: text,
  problem: titled,
  steps: z.array(titled).min(3, 'give at least three steps'),
  benefits: z.array(titled).min(3, 'give at least three benefits'),
  picture: text,
  faq: z.array(question).min(4, 'give at least four questions'),
})

export const postSchema = z.strictObject({
  slug,
  title: text,
  description,
  date: day,
  updated: day.optional(),
  author: text,
  cover: text,
  coverAlt: z.string().default(''),
  coverCaption: text.optional(),
  tags: z.array(text).min(1, 'give at least one tag').max(5, 'give at most five tags'),
  draft: z.boolean('write true or false').default(false),
  sources: z.array(z.strictObject({ title: text, url, checked: day })).default([]),
})

/** `content/tags.json`: the words of each tag in every language. */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject(
    Object.fromEntries(languageCodes.map((language) => [language, z.strictObject({ slug, name: text, lead: description })])),
  ),
)

export const legalSchema = z.strictObject({ title: text, metaTitle, description, updated: day })
export const testimonialSchema = z.strictObject({ role: text })
export const faqSchema = z.strictObject({ questions: z.array(question).min(4, 'give at least four questions') })

/** Folders of `content/` that hold markdown, and the front matter that their files must have. */
export const collections = {
  features: featureSchema,
  blog: postSchema,
  legal: legalSchema,
  testimonials: testimonialSchema,
  faq: faqSchema,
} as const satisfies Record<string, z.ZodType<Record<string, unknown>>>

export type Collection = keyof typeof collections
/** The schema of a collection, for code that treats all of them alike. */
export const schemaOf = (collection: Collection): z.ZodType<Record<string, unknown>> => collections[collection]

export type FeatureFields = z.infer<typeof featureSchema>
export type PostFields = z.infer<typeof postSchema>
export type LegalFields = z.infer<typeof legalSchema>
export type FaqFields = z.infer<typeof faqSchema>
export type TitledText = z.infer<typeof titled>
export type Question = z.infer<typeof question>
