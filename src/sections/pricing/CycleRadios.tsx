import { useState } from 'react'
import { Choice, Choices } from '../../components/Choices'
import { useCopy } from '../../i18n/useCopy'
import { cycleRadioName, cycles } from '../../pricing/cycles'
import { useBillingCycle } from '../../state/BillingCycleContext'
import { chosenCycle } from '../../state/chosenRadio'
import { useAfterHydration } from '../../state/useAfterHydration'

/**
 * The billing cycle as native radio buttons. The style sheet reads the checked one, so they work without JavaScript. A
 * visitor may press one while React hydrates the page, so until then each button keeps its state; afterwards the shared
 * state decides.
 */
export function CycleRadios() {
  const copy = useCopy('plans')
  const { cycle, setCycle } = useBillingCycle()
  const [chosen, setChosen] = useState(chosenCycle)
  useAfterHydration(() => setChosen(undefined))
  return (
    <Choices legend={copy('cycle.legend')} asks="plans">
      {cycles.map((value) => (
        <Choice
          key={value}
          name={cycleRadioName}
          value={value}
          checked={(chosen ?? cycle) === value}
          onChange={() => setCycle(value)}
        >
          {copy(`cycle.${value}`)}
        </Choice>
      ))}
    </Choices>
  )
}
