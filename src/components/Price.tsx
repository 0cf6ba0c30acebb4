import type { BillingCycle } from '../pricing/plans'
import * as styles from './Price.module.css'

interface Props {
  /** Formatted price, and the words about billing, of each cycle; the style sheet shows the one of the checked radio. */
  cycles: readonly { cycle: BillingCycle; price: string; notes: readonly string[] }[]
  /** "per month, excl. VAT", which every price carries. */
  unit: string
}

/** A monthly price on every billing cycle. */
export const Price = ({ cycles, unit }: Props) => (
  <div className={styles.prices}>
    {cycles.map(({ cycle, price, notes }) => (
      <div key={cycle} data-cycle={cycle}>
        <p>
          <span className={styles.figure}>{price}</span> <span className={styles.unit}>{unit}</span>
        </p>
        <p className={styles.notes}>{notes.join(', ')}</p>
      </div>
    ))}
  </div>
)
