import type { Organization } from 'schema-dts'
import company from '../../content/company.json'
import site from '../../content/site.json'
import { siteUrl } from '../site/addresses'
import { logoIcon } from '../site/publicFiles'
import { defaultLanguage } from '../site/languages'

/** Identifier of the company, the same on all five sites: an address on the Finnish host. */
const id = siteUrl('/#organization', defaultLanguage)

/** The company in short form, for data that refers to it. */
export const publisher = {
  '@type': 'Organization',
  '@id': id,
  name: site.company.name,
  url: siteUrl('/', defaultLanguage),
} as const satisfies Organization

/** Returns the company with all its data (schema.org/Organization). */
export function organization(): Organization {
  const { email, phone, street, postalCode, city } = site.contact
  return {
    ...publisher,
    legalName: site.company.name,
    brand: { '@type': 'Brand', name: site.product.name },
    logo: {
      '@type': 'ImageObject',
      url: siteUrl(logoIcon.path, defaultLanguage),
      width: String(logoIcon.size),
      height: String(logoIcon.size),
    },
    foundingDate: String(site.company.founded),
    vatID: site.company.vatId,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'FI',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      telephone: phone,
      availableLanguage: Object.keys(company.service),
    },
  }
}
