import { Breakable } from '../../components/Breakable'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { cycles } from '../../pricing/cycles'
import { planPrice, type PlanId } from '../../pricing/plans'

/**
 * A plan's price a month in few letters, that of the chosen cycle. It may be broken before its slash: columns of a
 * phone are narrow.
 */
export function BriefPrice({ plan }: { plan: PlanId }) {
  const copy = useCopy('plans')
  const { language } = useCurrentPage()
  return cycles.map((cycle) => (
    <span key={cycle} data-cycle={cycle}>
      <Breakable
        parts={copy('aMonth', { amount: formatPrice(planPrice(plan, cycle).price, language) }).split(/(?=\/)/)}
      />
    </span>
  ))
}
