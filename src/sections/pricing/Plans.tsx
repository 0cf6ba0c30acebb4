import { planIds } from '../../pricing/plans'
import { CycleRadios } from './CycleRadios'
import { PlanCard } from './PlanCard'
import * as styles from './Plans.module.css'

/** The radio buttons of the billing cycle, and the cards of the plans, with their features unless they are brief. */
export const Plans = ({ brief }: { brief?: boolean }) => (
  <>
    <CycleRadios />
    <ul className={styles.cards}>
      {planIds.map((plan) => (
        <PlanCard key={plan} plan={plan} brief={brief} />
      ))}
    </ul>
  </>
)
