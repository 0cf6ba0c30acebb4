import site from '../../content/site.json'
import { formatNumber, formatPercent, formatPrice } from '../pricing/format'
import { cycles, extras, planIds, price, trial, users, yearlySaving } from '../pricing/plans'
import type { Language } from '../site/languages'
import { planVariableName, type PlainVariableName } from './variableNames'

const planPrices = (language: Language) =>
  planIds.flatMap((plan) =>
    cycles.map((cycle): [string, string] => [
      planVariableName(plan, cycle),
      formatPrice(price(plan, cycle).price, language),
    ]),
  )

const plainVariables = (language: Language): Record<PlainVariableName, string> => ({
  product: site.product.name,
  company: site.company.name,
  founded: String(site.company.founded),
  customers: formatNumber(site.company.customers, language),
  uptime: formatPercent(site.company.uptime, language),
  businessId: site.company.businessId,
  vatId: site.company.vatId,
  email: site.contact.email,
  phone: site.contact.phone,
  street: site.contact.street,
  postalCode: site.contact.postalCode,
  city: site.contact.city,
  opens: site.contact.opens,
  closes: site.contact.closes,
  einvoiceAddress: site.contact.einvoiceAddress,
  einvoiceOperator: site.contact.einvoiceOperator,
  trialDays: String(trial.days),
  trialInvoices: String(trial.invoices),
  yearlySaving: formatPercent(yearlySaving, language),
  extraUserPrice: formatPrice(extras.user, language),
  extraInvoicePrice: formatPrice(extras.invoice, language),
  signaturePrice: formatPrice(extras.signature, language),
  proUsers: String(users('pro') ?? ''),
})

type Variables = Record<PlainVariableName, string> & Record<string, string>

const known = new Map<Language, Variables>()

/** Every number and name that copy may interpolate, formatted for a language (specification 1, 6, 9). */
export function variables(language: Language): Variables {
  const values = known.get(language) ?? { ...Object.fromEntries(planPrices(language)), ...plainVariables(language) }
  known.set(language, values)
  return values
}
