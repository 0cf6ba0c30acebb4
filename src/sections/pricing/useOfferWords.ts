import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import type { BillingCycle } from '../../pricing/cycles'
import { limits, type PlanId } from '../../pricing/plans'
import { formatNumber } from '../../site/format'

/**
 * Returns a function that gives the name and the description of an offer for its structured data, in the words of the
 * page.
 */
export function useOfferWords() {
  const copy = useCopy('plans')
  const { language } = useCurrentPage()
  return (plan: PlanId, cycle: BillingCycle) => {
    const { users, invoicesPerYear } = limits(plan)
    return {
      name: `${copy(`plan.${plan}.name`)}, ${copy(`cycle.${cycle}`).toLowerCase()}`,
      description: `${copy('users', { count: users })}, ${copy('invoices', { invoices: formatNumber(invoicesPerYear, language) })}`,
    }
  }
}
