import { savedShare } from '../site/product/savedShare'
import { formatNumber, formatPercent, formatTime, pricesIn } from '../site/format'
import type { Language } from '../site/languages'
import type { Data } from './dataSchemas'

/** The data that variables are made from: `content/site.json` and `content/plans.json`. */
export type VariableSources = Required<Pick<Data, 'site' | 'plans'>>

type Plan = VariableSources['plans']['plans'][string]

export type Variables = Readonly<Record<string, string>>

const price = ({ plans }: VariableSources, amount: number, language: Language) =>
  pricesIn(plans.currency)(amount, language)

/**
 * The variables that do not belong to a plan. They get the data as an argument instead of importing it: the content
 * check needs their names even when the data is broken.
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
  trialInvoices: ({ plans }, language) => formatNumber(plans.trial.invoices, language),
  yearlySaving: ({ plans }, language) => formatPercent(plans.yearlySaving, language),
  extraUserPrice: (sources, language) => price(sources, sources.plans.extras.user, language),
  extraInvoicePrice: (sources, language) => price(sources, sources.plans.extras.invoice, language),
  signaturePrice: (sources, language) => price(sources, sources.plans.extras.signature, language),
}

/** The variables of a plan, besides its price on each billing cycle. */
const planVariables: Readonly<Record<string, (plan: Plan, language: Language) => string>> = {
  users: ({ limits }, language) => formatNumber(limits.users, language),
  invoices: ({ limits }, language) => formatNumber(limits.invoicesPerYear, language),
  saving: ({ prices }, language) => formatPercent(savedShare(prices.monthly ?? 0, prices.yearly ?? 0), language),
}

/** Returns the name of a variable of a plan: `proYearly`, `proUsers`, `proSaving`. */
const planVariable = (plan: string, field: string) => plan + field.charAt(0).toUpperCase() + field.slice(1)

/** Returns the names of all variables that copy may use, for the ids of the plans and billing cycles. */
export const variableNames = (plans: readonly string[], cycles: readonly string[]): string[] => [
  ...Object.keys(plainVariables),
  ...plans.flatMap((plan) => [...cycles, ...Object.keys(planVariables)].map((field) => planVariable(plan, field))),
]

/** Returns the value of each variable, formatted for a language (requirement 9.9). */
export const variables = (language: Language, sources: VariableSources): Variables =>
  Object.fromEntries([
    ...Object.entries(sources.plans.plans).flatMap(([id, plan]) => [
      ...Object.keys(sources.plans.cycles).map((cycle) => [
        planVariable(id, cycle),
        price(sources, plan.prices[cycle] ?? 0, language),
      ]),
      ...Object.entries(planVariables).map(([field, write]) => [planVariable(id, field), write(plan, language)]),
    ]),
    ...Object.entries(plainVariables).map(([name, write]) => [name, write(sources, language)]),
  ]) as Variables
