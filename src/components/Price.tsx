import type { BillingCycle } from '../pricing/plans'
import * as styles from './Price.module.css'
import { StatusPill } from './StatusPill'

interface CyclePrice {
  cycle: BillingCycle
  price: string
  /** Formatted saving, such as −33 %; the notes tell in words what it compares. */
  saving?: string | undefined
  notes: readonly string[]
}

interface Props {
  /** The price of each cycle; the style sheet shows the one of the checked radio. */
  cycles: readonly CyclePrice[]
  /** "per month, excl. VAT", which every price carries. */
  unit: string
}

/** A monthly price on every billing cycle. */
export const Price = ({ cycles, unit }: Props) => (
  <div className={styles.prices}>
    {cycles.map(({ cycle, price, saving, notes }) => (
      <div key={cycle} data-cycle={cycle}>
        <p>
          <span className={styles.line}>
            <span className={styles.figure}>{price}</span>{' '}
            {saving && (
              <span aria-hidden="true">
                <StatusPill kind="good">{saving}</StatusPill>
              </span>
            )}
          </span>{' '}
          <span className={styles.unit}>{unit}</span>
        </p>
        <p className={styles.notes}>{notes.join(', ')}</p>
      </div>
    ))}
  </div>
)
