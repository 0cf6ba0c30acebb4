import table from '../../content/plans.json'
import { signatureId } from '../site/idsOfContent'
import { roundEuros } from '../site/product/invoice'
import { savedShare } from '../site/product/savedShare'
import type { CatalogFeature, Limits, Trial } from '../site/schemas/plans'
import type { BillingCycle } from './cycles'

export type PlanId = keyof typeof table.plans

export const planIds = Object.keys(table.plans) as PlanId[]
export const { currency, extras } = table
export const extraIds = Object.keys(extras) as (keyof typeof extras)[]

/** The trial: its days, the number of invoices it allows, and its plan. */
export const trial = table.trial as Trial & { plan: PlanId }
export const catalog: readonly CatalogFeature[] = table.features
export const catalogGroups = [...new Set(catalog.map(({ group }) => group))]

/** Returns the monthly price of a plan on a billing cycle, in euros without VAT (requirement 3.2 names both fields). */
export const planPrice = (plan: PlanId, cycle: BillingCycle): { price: number; period: 'month' } => ({
  price: table.plans[plan].prices[cycle],
  period: 'month',
})

/** Returns the share of the monthly price that a longer cycle of a plan saves (savedShare.ts). */
export function cycleSaving(plan: PlanId, cycle: BillingCycle): number {
  const { monthly, [cycle]: chosen } = table.plans[plan].prices
  return savedShare(monthly, chosen)
}

/** Returns the number of months that a bill is for. */
export const cycleMonths = (cycle: BillingCycle): number => table.cycles[cycle]

/**
 * Returns the plan to try for a feature: the plan of the trial if it has the feature, otherwise the smallest plan that
 * has it. Without such a plan it is the plan of the trial.
 */
export function planToTry(id: string | undefined): PlanId {
  const { plans = [] } = catalog.find((feature) => feature.id === id) ?? {}
  return [trial.plan, ...planIds].find((plan) => plans.includes(plan)) ?? trial.plan
}

/** Returns the amount of each bill, in euros without VAT. */
export const billOf = (plan: PlanId, cycle: BillingCycle): number =>
  roundEuros(planPrice(plan, cycle).price * cycleMonths(cycle))

/** Returns what the price of a plan includes: users, and invoices a year (requirement 9.6). */
export const limits = (plan: PlanId): Limits => table.plans[plan].limits

/** Returns the ids of the features that the card of a plan names. */
export const highlights = (plan: PlanId): readonly string[] => table.plans[plan].highlights

/** True for a plan with electronic signatures. Each invitation to sign costs extra. */
export const sellsSignatures = (plan: PlanId): boolean =>
  catalog.some(({ id, plans }) => id === signatureId && plans.includes(plan))

/** Returns the features that a page describes, grouped by the plans that have them; groups with most plans first. */
export function featureGroupsOf(page: string): { plans: PlanId[]; features: string[] }[] {
  const groups = new Map<string, { plans: PlanId[]; features: string[] }>()
  for (const feature of catalog.filter((each) => each.page === page)) {
    const plans = planIds.filter((plan) => feature.plans.includes(plan))
    const { features } = groups.get(plans.join()) ?? { features: [] }
    groups.set(plans.join(), { plans, features: [...features, feature.id] })
  }
  return [...groups.values()].sort((a, b) => b.plans.length - a.plans.length)
}
