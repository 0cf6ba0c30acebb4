import { savedShare } from '../site/savedShare'
import { formatNumber, formatPercent, formatTime, pricesIn } from '../site/format'
import type { Language } from '../site/languages'
import type { Data } from './dataSchemas'

/** The data that variables are made of: `content/site.json` and `content/plans.json`. */
export type VariableSources = Required<Pick<Data, 'site' | 'plans'>>

type Plan = VariableSources['plans']['plans'][string]

export type Variables = Readonly<Record<string, string>>

const price = ({ plans }: VariableSources, amount: number, language: Language) =>
  pricesIn(plans.currency)(amount, language)

/**
 * What copy may interpolate, without the plans. Data is given, not imported: the content check asks for the names, and
 * must survive broken data.
 */
const plainVariables: Readonly<Record<string, (sources: VariableSources, language: Language) => string>> = {
  product: ({ site }) => site.product.name,
  company: ({ site }) => site.company.name,
  founded: ({ site }) => String(site.company.founded),
  customers: ({ site }, language) => formatNumber(site.company.customers, language),
  uptime: ({ site }, language) => formatPercent(site.company.uptime, language),
  businessId: ({ site }) => site.company.businessId,
  vatId: ({ site }) => site.company.vatId,
  email: ({ site }) => site.contact.email,
  phone: ({ site }) => site.contact.phone,
  street: ({ site }) => site.contact.street,
  postalCode: ({ site }) => site.contact.postalCode,
  city: ({ site }) => site.contact.city,
  opens: ({ site }, language) => formatTime(site.contact.opens, language),
  closes: ({ site }, language) => formatTime(site.contact.closes, language),
  einvoiceAddress: ({ site }) => site.contact.einvoiceAddress,
  einvoiceOperator: ({ site }) => site.contact.einvoiceOperator,
  trialDays: ({ plans }) => String(plans.trial.days),
  trialInvoices: ({ plans }) => String(plans.trial.invoices),
  yearlySaving: ({ plans }, language) => formatPercent(plans.yearlySaving, language),
  extraUserPrice: (sources, language) => price(sources, sources.plans.extras.user, language),
  extraInvoicePrice: (sources, language) => price(sources, sources.plans.extras.invoice, language),
  signaturePrice: (sources, language) => price(sources, sources.plans.extras.signature, language),
}

/** What copy may interpolate of a plan, besides its price on each billing cycle. */
const planVariables: Readonly<Record<string, (plan: Plan, language: Language) => string>> = {
  users: ({ limits }, language) => formatNumber(limits.users, language),
  invoices: ({ limits }, language) => formatNumber(limits.invoicesPerYear, language),
  saving: ({ prices }, language) => formatPercent(savedShare(prices.monthly ?? 0, prices.yearly ?? 0), language),
}

/** Name of what is said of a plan: `proYearly`, `proUsers`, `proSaving`. */
const planVariable = (plan: string, what: string) => plan + what.charAt(0).toUpperCase() + what.slice(1)

/** Every name that copy may interpolate, given the plans and billing cycles. */
export const variableNames = (table: { plans: object; cycles: object }): string[] => [
  ...Object.keys(plainVariables),
  ...Object.keys(table.plans).flatMap((plan) =>
    [...Object.keys(table.cycles), ...Object.keys(planVariables)].map((what) => planVariable(plan, what)),
  ),
]

/** Every number and name that copy may interpolate, formatted for a language (requirement 9.9). */
export const variables = (language: Language, sources: VariableSources): Variables =>
  Object.fromEntries([
    ...Object.entries(sources.plans.plans).flatMap(([id, plan]) => [
      ...Object.keys(sources.plans.cycles).map((cycle) => [
        planVariable(id, cycle),
        price(sources, plan.prices[cycle] ?? 0, language),
      ]),
      ...Object.entries(planVariables).map(([what, write]) => [planVariable(id, what), write(plan, language)]),
    ]),
    ...Object.entries(plainVariables).map(([name, write]) => [name, write(sources, language)]),
  ]) as Variables
