import { z } from 'zod'
import { featureBandNames } from '../site/featureBands'
import { kinds } from '../site/pageKinds'
import { languageCodes } from '../site/languages'
import { productPictures } from '../site/productPictures'
import type { Route } from '../site/routes'
import { siteLinks } from '../site/siteLinks'
import { amount, formerSlugs, slug, text } from './fields'
import { samples } from './samplesSchema'
import { walkthrough } from './walkthroughSchema'

const year = z.int().min(1900).max(2099)
const https = z.url({ protocol: /^https$/, error: 'write a whole address that begins with https://' })
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 09:00')
const perLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(languageCodes.map((code) => [code, value])))

const path = z.string().regex(/^\//, 'a path begins with a slash')

/** Columns of the route table: the compiler compares them with the type of its rows. */
const routeColumns = {
  template: z.enum(kinds),
  path: perLanguage(path),
  was: perLanguage(z.array(path)).partial().optional(),
  testimonials: z.array(text).optional(),
  related: z.array(text).optional(),
  bands: z.array(z.enum(featureBandNames)).optional(),
  picture: z.enum(productPictures).optional(),
  faq: text.optional(),
} satisfies Record<keyof Route, z.ZodType>

const row = z.strictObject(routeColumns)

const menu = z.array(z.strictObject({ page: text, label: text.optional() }))

const navigation = z.strictObject({
  header: menu,
  footer: z.array(
    z.strictObject({ title: text, pages: menu.optional(), links: z.array(z.enum(siteLinks)).optional() }),
  ),
  contact: menu,
  notFound: menu,
})

const site = z.strictObject({
  product: z.strictObject({ name: text, pathWord: z.string().regex(/^[a-z0-9-]+$/, 'use a-z, 0-9 and hyphens') }),
  company: z.strictObject({
    name: text,
    founded: year,
    businessId: text,
    vatId: text,
    customers: amount,
    uptime: amount.max(1),
  }),
  contact: z.strictObject({
    email: z.email(),
    phone: text,
    street: text,
    postalCode: text,
    city: text,
    opens: time,
    closes: time,
    einvoiceAddress: text,
    einvoiceOperator: text,
  }),
  sites: perLanguage(https.regex(/[^/]$/, 'write the address without a slash at its end')),
  /** What security.txt says (RFC 9116, section 2.5). */
  security: z.strictObject({
    contact: z
      .string()
      .regex(
        /^(mailto:\S+@\S+|https:\/\/\S+|tel:\+\d+)$/,
        'write an address that begins with mailto:, https:// or tel:',
      ),
    expires: z.iso.datetime({ offset: true, error: 'write a time as 2027-10-31T21:59:59Z' }),
  }),
  links: z.strictObject({ login: https, register: https }),
  /** Where the editor finds the files of the published site. */
  repository: z.strictObject({ url: https, name: text, branch: text }),
  family: z.array(z.strictObject({ id: text, url: https })),
  /** Whether the published hosts have the editor, below /admin. */
  editor: z.boolean().optional(),
})

const plans = z.strictObject({
  currency: z.enum(['EUR']),
  cycles: z.record(z.string(), z.int().positive()),
  defaultCycle: text,
  yearlySaving: amount.max(1),
  trial: z.strictObject({ days: z.int().min(0), invoices: z.int().min(0), plan: text }),
  extras: z.strictObject({ user: amount, invoice: amount, signature: amount }),
  plans: z.record(
    z.string(),
    z.strictObject({
      prices: z.record(z.string(), amount),
      /** What the price includes. */
      limits: z.strictObject({ users: z.int().positive(), invoicesPerYear: z.int().positive() }),
      highlights: z.array(text),
    }),
  ),
  features: z.array(z.strictObject({ id: text, group: text, page: text.optional(), plans: z.array(text) })),
})

const company = z.strictObject({
  founder: text,
  team: z.record(z.string(), text),
  /** Who answers in a language; a language without anybody is not promised. */
  service: perLanguage(text).partial(),
  milestones: z.array(z.strictObject({ id: text, year })),
})

/** A customer; `sign` is the path of a mark in one colour, 48 units wide and high. */
const testimonials = z.record(
  z.string(),
  z.strictObject({
    author: text,
    company: text,
    town: text,
    /** What the town is called in the languages that have a name of their own for it. */
    townIn: perLanguage(text).partial().optional(),
    sign: z.string().regex(/^M[\d\sA-Za-z.,-]+$/),
  }),
)

const tags = z.record(
  z.string(),
  perLanguage(z.strictObject({ slug, was: formerSlugs.optional(), name: text, lead: text.min(50).max(180) })),
)

/**
 * Words that articles quote from another language, by that language: terms of law and trade, and wordings for an invoice. Names (OmaVero, Finvoice) are names
 * in every language and stand in no list; nor does what is a word of another language of the site as well (viite is one in Estonian).
 */
const foreignTerms = perLanguage(z.array(text).min(1)).partial()

/** The JSON files of `content/`, each with what it has to hold. */
export const dataSchemas = {
  pages: z.record(z.string(), row),
  navigation,
  site,
  plans,
  company,
  tags,
  testimonials,
  samples,
  walkthrough,
  foreignTerms,
} as const

export type DataName = keyof typeof dataSchemas
export type Data = { [Name in DataName]?: z.infer<(typeof dataSchemas)[Name]> }
export type PageRow = z.infer<typeof row>

export const dataNames = Object.keys(dataSchemas) as DataName[]
