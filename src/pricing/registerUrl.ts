import site from '../../content/site.json'
import type { BillingCycle } from './cycles'
import type { PlanId } from './plans'

/** Address of the sign-up form, with the plan and the billing cycle that the visitor chose. */
export function registerUrl(choice: { plan: PlanId; cycle: BillingCycle }): string {
  const url = new URL(site.links.register)
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value)
  return url.href
}
