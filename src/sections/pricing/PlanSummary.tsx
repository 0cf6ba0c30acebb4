import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { cycles } from '../../pricing/cycles'
import { formatPrice } from '../../pricing/formatPrice'
import { limits, planIds, planPrice } from '../../pricing/plans'
import { formatNumber } from '../../site/format'
import * as styles from './PlanSummary.module.css'

/** A short list of the plans for the first screen of a phone; each entry links to the card of its plan. */
export function PlanSummary() {
  const copy = useCopy('plans')
  const { language } = useCurrentPage()
  return (
    <ul className={styles.summary}>
      {planIds.map((plan) => (
        <li key={plan}>
          <a href={`#plan-${plan}`} className={styles.plan}>
            <strong>{copy(`plan.${plan}.name`)}</strong>
            <p>{copy('invoices', { invoices: formatNumber(limits(plan).invoicesPerYear, language) })}</p>
            {cycles.map((cycle) => (
              <span key={cycle} data-cycle={cycle}>
                {copy('aMonth', { amount: formatPrice(planPrice(plan, cycle).price, language) })}
              </span>
            ))}
          </a>
        </li>
      ))}
    </ul>
  )
}
