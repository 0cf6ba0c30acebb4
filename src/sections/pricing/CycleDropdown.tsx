import { useEffect, useRef } from 'react'
import { useCopy } from '../../i18n/useCopy'
import { useBillingCycle } from '../../pricing/BillingCycleContext'
import { cycles, isBillingCycle } from '../../pricing/plans'
import * as styles from './CycleDropdown.module.css'

/** The shared billing cycle once more, where the radio buttons are out of sight. */
export function CycleDropdown() {
  const copy = useCopy('plans')
  const { cycle, setCycle } = useBillingCycle()
  const select = useRef<HTMLSelectElement>(null)
  const first = useRef(cycle)
  // The visitor may have chosen before React took over.
  useEffect(() => {
    const now = select.current?.value
    if (isBillingCycle(now) && now !== first.current) setCycle(now)
  }, [setCycle])
  return (
    <label className={styles.label}>
      {copy('cycle.legend')}
      <select
        ref={select}
        className={styles.select}
        value={cycle}
        onChange={({ currentTarget: { value } }) => {
          if (isBillingCycle(value)) setCycle(value)
        }}
      >
        {cycles.map((value) => (
          <option key={value} value={value}>
            {copy(`cycle.${value}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
