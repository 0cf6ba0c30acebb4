import { useEffect, useLayoutEffect, useState } from 'react'
import { chosenCycle } from '../../pricing/chosenCycle'
import { useCopy } from '../../i18n/useCopy'
import { useBillingCycle } from '../../pricing/BillingCycleContext'
import { cycles, defaultCycle } from '../../pricing/plans'
import * as styles from './CycleRadios.module.css'

/** Layout effects do not exist while prerendering. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The billing cycle as native radio buttons. The style sheet reads the checked one, so it works without JavaScript;
 * what a visitor chose before React took over is taken into the shared state. Until then the buttons stand as they were found,
 * because the visitor may press one while React is at work.
 */
export function CycleRadios() {
  const copy = useCopy('plans')
  const { cycle, setCycle } = useBillingCycle()
  const [chosen, setChosen] = useState(chosenCycle)
  useBrowserLayoutEffect(() => {
    const now = chosenCycle()
    if (now) setCycle(now)
    setChosen(undefined)
  }, [setCycle])
  return (
    <fieldset className={styles.selector}>
      <legend className={styles.legend}>{copy('cycle.legend')}</legend>
      <div className={styles.choices}>
        {cycles.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="billing-cycle"
              value={value}
              checked={(chosen ?? cycle) === value}
              onChange={() => setCycle(value)}
              className={styles.radio}
            />
            {copy(`cycle.${value}`)}
            {value === defaultCycle && <span className={styles.saving}>{copy('cycle.saving')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
