import table from '../../content/plans.json'
import { catalog, cycles, extras, planIds, planPrice, users, type BillingCycle, type PlanId } from './plans'

/** What a visitor may ask for in a month, besides the plan itself. */
export const needIds = ['users', 'invoices', 'signatures'] as const
export type NeedId = (typeof needIds)[number]
export type Needs = Record<NeedId, number>

/** The parts of a monthly cost, in the order in which they are added up. */
export const costIds = ['plan', ...needIds] as const
export type CostId = (typeof costIds)[number]

/** Euros a month without VAT; `ask` where the plan's limit is not known, `notIncluded` where the plan does not sell it. */
export type Cost = number | 'ask' | 'notIncluded'

export interface Estimate {
  plan: PlanId
  costs: Record<CostId, Cost>
  /** Sum of the known costs, in euros a month without VAT. */
  total: number
  /** True where a cost is not known, so that the total is the least possible. */
  isMinimum: boolean
}

export const needRanges: Record<NeedId, { min: number; max: number; step: number; value: number }> = table.estimate
export const defaultNeeds: Needs = {
  users: needRanges.users.value,
  invoices: needRanges.invoices.value,
  signatures: needRanges.signatures.value,
}

/** Floating-point products of cents, brought back to cents. */
const cents = (euros: number) => Math.round(euros * 100) / 100

const signs = (plan: PlanId) => catalog.some(({ id, plans }) => id === 'signature' && plans.includes(plan))

function userCost(plan: PlanId, wanted: number): Cost {
  const included = users(plan)
  // Every plan has room for the one who signs up; beyond that only a known limit can be counted with.
  if (included === undefined) return wanted > 1 ? 'ask' : 0
  return cents(Math.max(0, wanted - included) * extras.user)
}

/** What a plan would cost in a month on a billing cycle, part by part (requirements 9.1 and 9.5, docs/decisions/pricing.md). */
export function estimate(plan: PlanId, cycle: BillingCycle, needs: Needs): Estimate {
  const costs: Record<CostId, Cost> = {
    plan: planPrice(plan, cycle).price,
    users: userCost(plan, needs.users),
    invoices: cents(needs.invoices * extras.invoice),
    signatures: signs(plan) ? cents(needs.signatures * extras.signature) : 'notIncluded',
  }
  const known = Object.values(costs).filter((cost) => typeof cost === 'number')
  return {
    plan,
    costs,
    total: cents(known.reduce((sum, cost) => sum + cost, 0)),
    isMinimum: costs.users === 'ask',
  }
}

/** The estimates of all plans. */
export const estimates = (cycle: BillingCycle, needs: Needs): Estimate[] =>
  planIds.map((plan) => estimate(plan, cycle, needs))

/** The dearest total of any plan and cycle: a scale on which a cheaper cycle draws shorter bars. */
export const dearest = (needs: Needs): number =>
  Math.max(...cycles.flatMap((cycle) => estimates(cycle, needs).map(({ total }) => total)))
