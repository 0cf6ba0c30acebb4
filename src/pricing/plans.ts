import table from '../../content/plans.json'
import type { CatalogFeature, Limits, Trial } from '../site/schemas/plans'
import { signatureId } from '../site/idsOfContent'
import type { BillingCycle } from './cycles'
import { savedShare } from '../site/savedShare'

export type PlanId = keyof typeof table.plans

export const planIds = Object.keys(table.plans) as PlanId[]
export const { currency, extras } = table

/** What a trial is: its days and invoices at most, and the plan that is tried. */
export const trial = table.trial as Trial & { plan: PlanId }
export const catalog: readonly CatalogFeature[] = table.features
export const catalogGroups = [...new Set(catalog.map(({ group }) => group))]

/** Price of a plan on a billing cycle, in euros without VAT; requirement 3.2 names its two parts. */
export const planPrice = (plan: PlanId, cycle: BillingCycle): { price: number; period: 'month' } => ({
  price: table.plans[plan].prices[cycle],
  period: 'month',
})

/** What a longer cycle of a plan saves of its monthly price (savedShare.ts). */
export function cycleSaving(plan: PlanId, cycle: BillingCycle): number {
  const { monthly, [cycle]: chosen } = table.plans[plan].prices
  return savedShare(monthly, chosen)
}

/** Months that are billed at a time. */
export const cycleMonths = (cycle: BillingCycle): number => table.cycles[cycle]

/** The plan by which one gets a feature: the one that is tried if it has it, or else the smallest that has. */
export function planWith(id: string | undefined): PlanId {
  const { plans = [] } = catalog.find((feature) => feature.id === id) ?? {}
  return [trial.plan, ...planIds].find((plan) => plans.includes(plan)) ?? trial.plan
}

/** What the plan costs on each of its bills, in euros without VAT. */
export const billOf = (plan: PlanId, cycle: BillingCycle): number => planPrice(plan, cycle).price * cycleMonths(cycle)

/** What the price of a plan includes: users, and invoices in a year (requirement 9.6). */
export const limits = (plan: PlanId): Limits => table.plans[plan].limits

/** Features that a plan's card names. */
export const highlights = (plan: PlanId): readonly string[] => table.plans[plan].highlights

/** Whether a plan has electronic signatures, for each of which an invitation is paid. */
export const sellsSignatures = (plan: PlanId): boolean =>
  catalog.some(({ id, plans }) => id === signatureId && plans.includes(plan))

/** The features that a page tells of, by the plans that have them; those of most plans first. */
export function plansOf(page: string): { plans: PlanId[]; features: string[] }[] {
  const shown = catalog.filter((feature) => feature.page === page)
  const having = ({ plans }: CatalogFeature) => planIds.filter((plan) => plans.includes(plan))
  const groups = new Map(shown.map((feature) => [having(feature).join(), having(feature)]))
  return [...groups]
    .map(([key, plans]) => ({
      plans,
      features: shown.filter((feature) => having(feature).join() === key).map(({ id }) => id),
    }))
    .sort((a, b) => b.plans.length - a.plans.length)
}
