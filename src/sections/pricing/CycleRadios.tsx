import { useState } from 'react'
import { Choice, Choices } from '../../components/Choices'
import { useCopy } from '../../i18n/useCopy'
import { useBillingCycle } from '../../state/BillingCycleContext'
import { chosenCycle } from '../../state/chosenRadio'
import { useAfterHydration } from '../../state/useAfterHydration'
import { cycleRadios, cycles } from '../../pricing/cycles'

/**
 * The billing cycle as native radio buttons. The style sheet reads the checked one, so it works without JavaScript;
 * until the page is hydrated, the buttons stand as they were found, because the visitor may press one while React is at
 * work. Then the shared state has what was chosen.
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
          name={cycleRadios}
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
