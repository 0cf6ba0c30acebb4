import { formatPrice } from '../pricing/formatPrice'
import { savedShare } from '../pricing/savedShare'
import { formatNumber, formatPercent, formatTime } from '../site/format'
import type { Language } from '../site/languages'
import type { Data } from './dataSchemas'
import { planVariableName, type PlainVariableName } from './variableNames'

/** The data that variables are made of: `content/site.json` and `content/plans.json`. */
export type VariableSources = Required<Pick<Data, 'site' | 'plans'>>

export type Variables = Readonly<Record<string, string>>

const planVariables = ({ plans, cycles }: VariableSources['plans'], language: Language) =>
  Object.entries(plans).flatMap(([plan, { prices, limits }]) => [
    ...Object.keys(cycles).map(
      (cycle) => [planVariableName(plan, cycle), formatPrice(prices[cycle] ?? 0, language)] as const,
    ),
    [planVariableName(plan, 'users'), formatNumber(limits.users, language)] as const,
    [planVariableName(plan, 'invoices'), formatNumber(limits.invoicesPerYear, language)] as const,
    [
      planVariableName(plan, 'saving'),
      formatPercent(savedShare(prices.monthly ?? 0, prices.yearly ?? 0), language),
    ] as const,
  ])

const plainVariables = ({ site, plans }: VariableSources, language: Language): Record<PlainVariableName, string> => ({
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
  opens: formatTime(site.contact.opens, language),
  closes: formatTime(site.contact.closes, language),
  einvoiceAddress: site.contact.einvoiceAddress,
  einvoiceOperator: site.contact.einvoiceOperator,
  trialDays: String(plans.trial.days),
  trialInvoices: String(plans.trial.invoices),
  yearlySaving: formatPercent(plans.yearlySaving, language),
  extraUserPrice: formatPrice(plans.extras.user, language),
  extraInvoicePrice: formatPrice(plans.extras.invoice, language),
  signaturePrice: formatPrice(plans.extras.signature, language),
})

/** Every number and name that copy may interpolate, formatted for a language (requirement 9.9). */
export const variables = (language: Language, sources: VariableSources): Variables => ({
  ...Object.fromEntries(planVariables(sources.plans, language)),
  ...plainVariables(sources, language),
})
