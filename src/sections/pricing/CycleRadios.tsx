import { useState } from 'react'
import { Choice, Choices } from '../../components/Choices'
import { useCopy } from '../../i18n/useCopy'
import { useBillingCycle } from '../../state/BillingCycleContext'
import { chosenCycle } from '../../state/chosenRadio'
import { useAfterHydration } from '../../state/useAfterHydration'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { cycleRadios, cycles, type BillingCycle } from '../../pricing/cycles'
import { formatPrice } from '../../pricing/formatPrice'
import { planIds, planPrice, type PlanId } from '../../pricing/plans'
import { announce } from '../../state/announce'

/**
 * The billing cycle as native radio buttons. The style sheet reads the checked one, so it works without JavaScript;
 * until React has taken over, the buttons stand as they were found, because the visitor may press one while React is at
 * work. Then the shared state has what was chosen, and the prices of what is chosen from then on are announced.
 */
export function CycleRadios() {
  const copy = useCopy('plans')
  const { cycle, setCycle } = useBillingCycle()
  const [chosen, setChosen] = useState(chosenCycle)
  useAfterHydration(() => setChosen(undefined))
  const { language } = useCurrentPage()
  const priceOf = (plan: PlanId, at: BillingCycle) =>
    `${copy(`plan.${plan}.name`)} ${copy('aMonth', { amount: formatPrice(planPrice(plan, at).price, language) })}`
  const choose = (value: BillingCycle) => {
    setCycle(value)
    announce(planIds.map((plan) => priceOf(plan, value)).join(', '))
  }
  return (
    <Choices legend={copy('cycle.legend')}>
      {cycles.map((value) => (
        <Choice
          key={value}
          name={cycleRadios}
          value={value}
          checked={(chosen ?? cycle) === value}
          onChange={() => choose(value)}
        >
          {copy(`cycle.${value}`)}
        </Choice>
      ))}
    </Choices>
  )
}
