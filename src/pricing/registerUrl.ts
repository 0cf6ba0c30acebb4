import site from '../../content/site.json'
import { cycleParameter, type BillingCycle } from './cycles'
import type { PlanId } from './plans'

/** Returns the address of the sign-up form, with the plan and the billing cycle that the visitor chose. */
export function registerUrl({ plan, cycle }: { plan: PlanId; cycle: BillingCycle }): string {
  const url = new URL(site.links.register)
  url.searchParams.set('plan', plan)
  url.searchParams.set(cycleParameter, cycle)
  return url.href
}
