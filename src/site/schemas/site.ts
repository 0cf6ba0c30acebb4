import { z } from 'zod'
import { languageCodes } from '../languages'
import { vatIdOf } from '../product/vatId'
import { amount, businessId, https, perLanguage, says, text, time, year } from './fields'

const withoutSlash = https.regex(/[^/]$/, 'write the address without a slash at its end')

/** `content/site.json`: the brand, the company and the addresses of the hosts. */
export const site = z.strictObject({
  product: z.strictObject({ name: text, pathWord: z.string().regex(/^[a-z0-9-]+$/, 'use a-z, 0-9 and hyphens') }),
  company: z
    .strictObject({
      name: text,
      founded: year,
      businessId,
      vatId: text,
      customers: z.int().min(2).max(1e9),
      uptime: amount.max(1),
    })
    .refine(({ businessId, vatId }) => vatId === vatIdOf(businessId), {
      path: ['vatId'],
      ...says('this VAT number is of another company', 'Write FI and the business ID without its hyphen.'),
    }),
  contact: z
    .strictObject({
      email: z.email({ error: 'write an address such as hello@example.com' }),
      phone: z.string().regex(/^\+?\d([ -]?\d)+$/, 'write digits, in groups if you like, such as +358 9 123 4567'),
      street: text,
      postalCode: text,
      city: text,
      opens: time,
      closes: time,
      einvoiceAddress: text,
      einvoiceOperator: text,
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      ...says('the service closes before it opens', 'Write a later time than "opens".'),
    }),
  sites: perLanguage(withoutSlash),
  /** Words in the names of other hosts, such as previews, that tell their language (requirement 4.1). */
  hostWords: z.partialRecord(z.enum(languageCodes), z.string().regex(/^[a-z0-9-]+$/, 'use a-z, 0-9 and hyphens')),
  /** Content of security.txt (RFC 9116, section 2.5). */
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
  /** The repository in which the editor of the published site finds the files. */
  repository: z.strictObject({
    url: withoutSlash,
    name: text,
    branch: text,
  }),
  family: z.array(z.strictObject({ id: text, url: withoutSlash })).min(1),
  /** Whether the published hosts have the editor, below /admin. */
  editor: z.boolean().optional(),
})
