import { useCopy } from '../../i18n/useCopy'
import type { BillingCycle, PlanId } from '../../pricing/plans'

/** Names an offer for crawlers by the words of the plan's card and of the cycle selector. */
export function useOfferName(): (plan: PlanId, cycle: BillingCycle) => string {
  const copy = useCopy('plans')
  return (plan, cycle) => `${copy(`plan.${plan}.name`)}, ${copy(`cycle.${cycle}`).toLowerCase()}`
}
