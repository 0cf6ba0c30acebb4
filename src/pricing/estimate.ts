import table from '../../content/plans.json'
import { catalog, cycles, extras, limits, planIds, planPrice, type BillingCycle, type PlanId } from './plans'

/** What a visitor needs: users, and invoices and signature invitations in a month. */
export const needIds = ['users', 'invoices', 'signatures'] as const
export type NeedId = (typeof needIds)[number]
export type Needs = Record<NeedId, number>

/** The parts of a monthly cost, in the order in which they are added up. */
export const costIds = ['plan', ...needIds] as const
export type CostId = (typeof costIds)[number]

/** Euros a month without VAT; `notIncluded` where the plan does not sell it. */
export type Cost = number | 'notIncluded'

export interface Estimate {
  plan: PlanId
  costs: Record<CostId, Cost>
  /** Sum of the costs, in euros a month without VAT. */
  total: number
  /** Whether the plan has everything that is needed. */
  fits: boolean
}

export const needRanges: Record<NeedId, { min: number; max: number; step: number; value: number }> = table.estimate
export const defaultNeeds: Needs = {
  users: needRanges.users.value,
  invoices: needRanges.invoices.value,
  signatures: needRanges.signatures.value,
}

/** Floating-point products of cents, brought back to cents. */
const cents = (euros: number) => Math.round(euros * 100) / 100

const sellsSignatures = (plan: PlanId) => catalog.some(({ id, plans }) => id === 'signature' && plans.includes(plan))

/** What a need costs beyond what the plan includes. */
const beyond = (needed: number, included: number, price: number) => cents(Math.max(0, needed - included) * price)

/** What a plan would cost in a month on a billing cycle, part by part (requirements 9.1, 9.5 and 9.6, docs/decisions/pricing.md). */
export function estimate(plan: PlanId, cycle: BillingCycle, needs: Needs): Estimate {
  const included = limits(plan)
  const missing = needs.signatures > 0 && !sellsSignatures(plan)
  const costs: Record<CostId, Cost> = {
    plan: planPrice(plan, cycle).price,
    users: beyond(needs.users, included.users, extras.user),
    invoices: beyond(needs.invoices, included.invoicesPerYear / 12, extras.invoice),
    signatures: sellsSignatures(plan) ? cents(needs.signatures * extras.signature) : 'notIncluded',
  }
  const sold = Object.values(costs).filter((cost) => typeof cost === 'number')
  return { plan, costs, total: cents(sold.reduce((sum, cost) => sum + cost, 0)), fits: !missing }
}

/** The estimates of all plans. */
export const estimates = (cycle: BillingCycle, needs: Needs): Estimate[] =>
  planIds.map((plan) => estimate(plan, cycle, needs))

/** The estimate that costs least of those that fit; undefined where no plan has everything. */
export const cheapest = (rows: readonly Estimate[]): Estimate | undefined =>
  rows.filter(({ fits }) => fits).sort((a, b) => a.total - b.total)[0]

/** The dearest total of any plan and cycle: a scale on which a cheaper cycle draws shorter bars. */
export const dearest = (needs: Needs): number =>
  Math.max(...cycles.flatMap((cycle) => estimates(cycle, needs).map(({ total }) => total)))
