import { z } from 'zod'
import { featureBandNames } from '../site/featureBands'
import { kinds } from '../site/pageKinds'
import { languageCodes } from '../site/languages'
import { productPictures } from '../site/productPictures'
import type { Route } from '../site/routes'
import { siteLinks } from '../site/siteLinks'
import { amount, formerSlugs, slug, text } from './fields'
import { samples } from './samplesSchema'

const year = z.int().min(1900).max(2099)
const https = z.url({ protocol: /^https$/, error: 'write a whole address that begins with https://' })
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
    opens: text,
    closes: text,
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

const range = z.strictObject({ min: amount, max: amount, step: z.number().positive(), value: amount })

const plans = z.strictObject({
  currency: z.enum(['EUR']),
  cycles: z.record(z.string(), z.int().positive()),
  defaultCycle: text,
  yearlySaving: amount.max(1),
  trial: z.strictObject({ days: z.int().min(0), invoices: z.int().min(0), plan: text }),
  extras: z.strictObject({ user: amount, invoice: amount, signature: amount }),
  estimate: z.strictObject({ users: range, invoices: range, signatures: range }),
  plans: z.record(
    z.string(),
    z.strictObject({
      prices: z.record(z.string(), amount),
      /** What the price includes. */
      limits: z.strictObject({ users: z.int().positive(), invoicesPerYear: z.int().min(0) }),
      highlights: z.array(text),
    }),
  ),
  features: z.array(z.strictObject({ id: text, group: text, page: text.optional(), plans: z.array(text) })),
})

const company = z.strictObject({
  founder: text,
  team: z.record(z.string(), text),
  milestones: z.array(z.strictObject({ id: text, year })),
})

const testimonials = z.record(z.string(), z.strictObject({ author: text, company: text }))

const tags = z.record(
  z.string(),
  perLanguage(z.strictObject({ slug, was: formerSlugs.optional(), name: text, lead: text.min(50).max(180) })),
)

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
} as const

export type DataName = keyof typeof dataSchemas
export type Data = { [Name in DataName]?: z.infer<(typeof dataSchemas)[Name]> }
export type PageRow = z.infer<typeof row>

export const dataNames = Object.keys(dataSchemas) as DataName[]
