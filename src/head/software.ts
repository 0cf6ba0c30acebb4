import type { Offer, SoftwareApplication } from 'schema-dts'
import site from '../../content/site.json'
import { cycles, type BillingCycle } from '../pricing/cycles'
import { currency, cycleMonths, planIds, planPrice, type PlanId } from '../pricing/plans'
import { siteUrl } from '../site/addresses'
import type { Language } from '../site/languages'
import { ownPath } from '../site/routes'
import { publisher } from './organization'

/** Returns the name of a plan on a billing cycle and what it includes, in the language of the page. */
export type OfferWords = (plan: PlanId, cycle: BillingCycle) => { name: string; description: string }

/** Returns the offer of a plan on a billing cycle: the monthly price without VAT, and the months of each bill. */
const offer = (plan: PlanId, cycle: BillingCycle, words: ReturnType<OfferWords>, url: string): Offer => ({
  '@type': 'Offer',
  ...words,
  url,
  price: planPrice(plan, cycle).price,
  priceCurrency: currency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: planPrice(plan, cycle).price,
    priceCurrency: currency,
    unitCode: 'MON',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    billingIncrement: cycleMonths(cycle),
    valueAddedTaxIncluded: false,
  },
})

/**
 * Returns the product with an offer for each plan and billing cycle (schema.org/SoftwareApplication). It has no
 * ratings, because nobody has rated the product.
 */
export function software(language: Language, description: string, offerWords: OfferWords): SoftwareApplication {
  const url = siteUrl(ownPath('pricing', language), language)
  return {
    '@type': 'SoftwareApplication',
    '@id': siteUrl('/#software', language),
    name: site.product.name,
    description,
    url: siteUrl('/', language),
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': publisher['@id'] },
    offers: planIds.flatMap((plan) => cycles.map((cycle) => offer(plan, cycle, offerWords(plan, cycle), url))),
  }
}
