import { useValueBeforeHydration } from '../../components/useValueBeforeHydration'
import { useCopy } from '../../i18n/useCopy'
import { useBillingCycle } from '../../pricing/BillingCycleContext'
import { cycles, isBillingCycle } from '../../pricing/plans'
import * as styles from './CycleDropdown.module.css'

/** The shared billing cycle once more, where the radio buttons are out of sight. */
export function CycleDropdown() {
  const copy = useCopy('plans')
  const { cycle, setCycle } = useBillingCycle()
  const choose = (value: string) => {
    if (isBillingCycle(value)) setCycle(value)
  }
  const select = useValueBeforeHydration<HTMLSelectElement>(cycle, choose)
  return (
    <label className={styles.label}>
      {copy('cycle.legend')}
      <select
        ref={select}
        className={styles.select}
        value={cycle}
        onChange={({ currentTarget: { value } }) => choose(value)}
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
