import { z } from 'zod'
import type { ShownCollection, TitledCollection } from '../site/pageKinds'
import { day, description, formerSlugs, https, id, says, slug, text } from '../site/schemas/fields'

const titled = z.strictObject({ title: text, text })
const question = z.strictObject({ question: text, answer: text })
/** A title of a length that search results show. */
export const metaTitle = text.max(80)
/** Smallest width of a cover in pixels, enough for a wide screen. */
export const leastCoverWidth = 1600

const featureSchema = z.strictObject({
  name: text,
  title: text.max(100),
  metaTitle,
  description,
  summary: text,
  lead: text,
  problem: titled,
  steps: z.array(titled).min(3),
  benefits: z.array(titled).min(3),
  pictureAlt: text,
  /** The wide picture in the middle of the page: title, sentence, and a description for people who cannot see it. */
  scene: z.strictObject({ title: text, text, pictureAlt: text }),
  faq: z.array(question).min(4),
  /** Title of the closing band. */
  closing: text,
})

export const postSchema = z
  .strictObject({
    slug,
    title: text.max(80),
    description,
    date: day,
    updated: day.optional(),
    author: id,
    cover: id,
    /** Empty if the image is only decoration. */
    coverAlt: z.string().default(''),
    coverCaption: text.optional(),
    tags: z.array(id).min(1).max(5),
    /** The feature page that the post leads to from its middle. */
    feature: id.optional(),
    draft: z.boolean().default(false),
    sources: z.array(z.strictObject({ title: text, url: https, checked: day })).default([]),
    /** Slugs that the post had before. */
    was: formerSlugs.default([]),
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    ...says('the text was updated before it was published', 'Exchange the two days, or leave out "updated".'),
  })

const legalSchema = z.strictObject({ title: text, metaTitle, description, updated: day })
const testimonialSchema = z.strictObject({ role: text })
const faqSchema = z.strictObject({ questions: z.array(question).min(4) })

interface CollectionRow {
  /** Schema of the front matter of its files. */
  schema: z.ZodType<Record<string, unknown>>
  /** GraphQL type of its texts. */
  type: string
  /** Its name in the editor. */
  label: string
  /** Whether its files have a text below the front matter. */
  hasBody: boolean
  /** Whether each text must exist in every language. */
  complete: boolean
}

/** Folders of `content/` that hold markdown. */
export const collections = {
  features: { schema: featureSchema, type: 'Feature', label: 'Feature pages', hasBody: true, complete: true },
  blog: { schema: postSchema, type: 'Post', label: 'Posts', hasBody: true, complete: false },
  legal: { schema: legalSchema, type: 'LegalPage', label: 'Legal texts', hasBody: true, complete: true },
  testimonials: {
    schema: testimonialSchema,
    type: 'Testimonial',
    label: 'Testimonials',
    hasBody: true,
    complete: true,
  },
  faq: { schema: faqSchema, type: 'Faq', label: 'Questions', hasBody: false, complete: true },
} as const satisfies Record<string, CollectionRow> &
  Record<Exclude<ShownCollection, 'tags'>, CollectionRow> &
  Record<TitledCollection, { schema: z.ZodType<{ title: string }> }>

export type Collection = keyof typeof collections

export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name)

/** The schema of a collection, for code that treats all of them alike. */
export const schemaOf = (collection: Collection): z.ZodType<Record<string, unknown>> => collections[collection].schema

export type FeatureFields = z.infer<typeof featureSchema>
export type PostFields = z.infer<typeof postSchema>
export type LegalFields = z.infer<typeof legalSchema>
export type FaqFields = z.infer<typeof faqSchema>
export type Titled = z.infer<typeof titled>
export type Question = z.infer<typeof question>
