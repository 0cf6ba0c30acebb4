import type { BillingCycle } from './cycles'
import { roundEuros } from '../site/product/invoice'
import { extras, limits, planIds, planPrice, type PlanId } from './plans'

/** What a visitor needs: users, and invoices a year. */
export interface Usage {
  users: number
  invoices: number
}

/** The number of invoices a year from which `plan` is the cheapest. */
export interface Crossing {
  from: number
  plan: PlanId
}

const beyond = (needed: number, included: number) => Math.max(0, needed - included)

/**
 * Returns the cost of a plan in a year on a billing cycle, with extra users and invoices, in euros without VAT
 * (requirements 9.1, 9.5 and 9.6).
 */
export function yearlyCost(plan: PlanId, cycle: BillingCycle, { users, invoices }: Usage): number {
  const included = limits(plan)
  const month = planPrice(plan, cycle).price + beyond(users, included.users) * extras.user
  return roundEuros(12 * month + beyond(invoices, included.invoicesPerYear) * extras.invoice)
}

/** Returns the plan that costs least; if several cost the same, the smallest of them. */
export const cheapestPlan = (cycle: BillingCycle, needs: Usage): PlanId =>
  planIds.reduce((best, plan) => (yearlyCost(plan, cycle, needs) < yearlyCost(best, cycle, needs) ? plan : best))

/**
 * Returns the crossings between two numbers of invoices; none if both have the same cheapest plan. No plan is cheapest
 * twice, because the content check demands that limits and prices grow from plan to plan.
 */
function crossingsBetween(few: number, many: number, cheapestAt: (invoices: number) => PlanId): Crossing[] {
  const plan = cheapestAt(many)
  if (plan === cheapestAt(few)) return []
  if (many - few === 1) return [{ from: many, plan }]
  const middle = Math.floor((few + many) / 2)
  return [...crossingsBetween(few, middle, cheapestAt), ...crossingsBetween(middle, many, cheapestAt)]
}

/** Returns the crossings as the number of invoices grows, up to twice the largest limit. */
export const crossings = (cycle: BillingCycle, users: number): Crossing[] =>
  crossingsBetween(0, 2 * Math.max(...planIds.map((plan) => limits(plan).invoicesPerYear)), (invoices) =>
    cheapestPlan(cycle, { users, invoices }),
  )
