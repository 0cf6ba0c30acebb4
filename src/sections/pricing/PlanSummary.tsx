import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { limits, planIds } from '../../pricing/plans'
import { formatNumber } from '../../site/format'
import { BriefPrice } from './BriefPrice'
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
            <BriefPrice plan={plan} />
          </a>
        </li>
      ))}
    </ul>
  )
}
