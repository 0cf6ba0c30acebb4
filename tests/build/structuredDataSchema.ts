import { z } from 'zod'
import company from '../../content/company.json'
import site from '../../content/site.json'
import { languageCodes } from '../../src/site/languages'
import { addressed } from './site'

/** The canonical addresses of the pages of this build. */
const canonicals = new Set(addressed.map(({ canonical }) => canonical))
const pageUrl = z.string().refine((url) => canonicals.has(url), 'is no canonical address')
const text = z.string().min(1)
const id = z.string().regex(/^https:\/\/[^#]+#[a-z]+$/)
const reference = z.strictObject({ '@id': id })
const day = z.iso.date()
const language = z.enum(languageCodes)
const image = z.string().regex(/^https:\/\/\S+\.(jpg|png)$/)
const publisher = z.strictObject({ '@type': z.literal('Organization'), '@id': id, name: text, url: pageUrl })

/** Required and recommended properties: developers.google.com/search/docs/appearance/structured-data/organization. */
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': id,
  name: z.literal(site.company.name),
  legalName: text,
  url: pageUrl,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.literal(site.product.name) }),
  logo: z.strictObject({ '@type': z.literal('ImageObject'), url: image, width: text, height: text }),
  foundingDate: z.string().regex(/^\d{4}$/),
  vatID: z.literal(site.company.vatId),
  email: z.email(),
  telephone: text,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: z.literal('FI'),
  }),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: text,
    email: z.email(),
    telephone: text,
    availableLanguage: z.array(language),
  }),
})

/** developers.google.com/search/docs/appearance/site-names: name and url of the home page. */
const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': id,
  name: z.literal(site.product.name),
  url: pageUrl,
  inLanguage: language,
  publisher: reference,
})

/**
 * developers.google.com/search/docs/appearance/structured-data/breadcrumb: at least two steps with position, name and
 * item.
 */
const step = z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: pageUrl })
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  '@id': id,
  itemListElement: z.array(step).min(2),
})

/** schema.org/UnitPriceSpecification. The price is for one month (UN/CEFACT code MON). */
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: text,
  description: text,
  url: pageUrl,
  price: z.number().nonnegative(),
  priceCurrency: z.literal('EUR'),
  priceSpecification: z.strictObject({
    '@type': z.literal('UnitPriceSpecification'),
    price: z.number().nonnegative(),
    priceCurrency: z.literal('EUR'),
    unitCode: z.literal('MON'),
    referenceQuantity: z.strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: z.literal(1),
      unitCode: z.literal('MON'),
    }),
    billingIncrement: z.int().positive(),
    valueAddedTaxIncluded: z.literal(false),
  }),
})

/**
 * developers.google.com/search/docs/appearance/structured-data/software-app, without ratings, because there are none.
 */
const software = z.strictObject({
  '@type': z.literal('SoftwareApplication'),
  '@id': id,
  name: z.literal(site.product.name),
  description: text,
  url: pageUrl,
  inLanguage: language,
  applicationCategory: z.literal('BusinessApplication'),
  operatingSystem: text,
  publisher: reference,
  offers: z.array(offer),
})

/** developers.google.com/search/docs/appearance/structured-data/article. */
const posting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': id,
  mainEntityOfPage: pageUrl,
  headline: text.max(110),
  description: text,
  image: z.array(image).min(1),
  datePublished: day,
  dateModified: day,
  author: z.strictObject({
    '@type': z.literal('Person'),
    name: z.enum(Object.values(company.team)),
    worksFor: reference,
  }),
  publisher,
  inLanguage: language,
  keywords: z.array(text).min(1),
  isPartOf: reference,
})

/** The structured data of a page: no property may be missing, and no other property is allowed. */
export const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [organization, webSite, breadcrumbs, software, posting])),
})
