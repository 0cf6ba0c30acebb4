import { Breakable } from '../../components/Breakable'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { cycles } from '../../pricing/cycles'
import { formatPrice } from '../../pricing/formatPrice'
import { planPrice, type PlanId } from '../../pricing/plans'

/**
 * The price of a plan a month in short form, for each cycle; the style sheet shows that of the chosen cycle. It may
 * break before its slash, because columns on a phone are narrow.
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
