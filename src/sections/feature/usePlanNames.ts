import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { planIds } from '../../pricing/plans'
import { formatList } from '../../site/format'

/** Returns a function that names plans in a few words: "All plans", "Pro and Business". */
export function usePlanNames(): (plans: readonly string[]) => string {
  const copy = useCopy('features')
  const copyOfPlans = useCopy('plans')
  const { language } = useCurrentPage()
  return (plans) => {
    const names = planIds.filter((plan) => plans.includes(plan)).map((plan) => copyOfPlans(`plan.${plan}.name`))
    return names.length === planIds.length ? copy('feature.allPlans') : formatList(names, language)
  }
}
