import type { BillingCycle } from '../pricing/cycles'
import * as styles from './Price.module.css'

interface CyclePrice {
  cycle: BillingCycle
  price: string
  /** What stands on a bill; nothing where there is none. */
  bill: string
  /** What the cycle saves, in words. */
  saving: string
}

interface Props {
  /** The price of each cycle; the style sheet shows the one of the checked radio. */
  cycles: readonly CyclePrice[]
  /** "per month, excl. VAT", which every price carries. */
  unit: string
}

/** A monthly price on every billing cycle. */
export const Price = ({ cycles, unit }: Props) => (
  <div>
    {cycles.map(({ cycle, price, bill, saving }) => (
      <div key={cycle} data-cycle={cycle}>
        <div className={styles.line}>
          <p className={styles.figure} data-answer="plans">
            {price}
          </p>
          <p className="small-print">{unit}</p>
        </div>
        {bill && <p className={styles.bill}>{bill}</p>}
        {saving && <p className={styles.saving}>{saving}</p>}
      </div>
    ))}
  </div>
)
