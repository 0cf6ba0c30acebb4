import { CycleRadios } from './CycleRadios'
import { PlanCard } from './PlanCard'
import { planIds } from '../../pricing/plans'
import * as styles from './Plans.module.css'

/** The billing-cycle selector and the plan cards; one wrapper, so that the checked radio decides which prices show. */
export const Plans = () => (
  <div className={styles.plans} data-billing>
    <CycleRadios />
    <ul className={styles.cards}>
      {planIds.map((plan) => (
        <PlanCard key={plan} plan={plan} />
      ))}
    </ul>
  </div>
)
