import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { documentState } from './documentState'
import { useAfterHydration } from './useAfterHydration'
import { chosenCycle } from './chosenRadio'
import { defaultCycle, type BillingCycle } from '../pricing/cycles'

interface Billing {
  cycle: BillingCycle
  setCycle: (cycle: BillingCycle) => void
}

const BillingCycleContext = createContext<Billing | undefined>(undefined)

/**
 * Shares the chosen billing cycle between all pages that show prices (requirement 4.3). A choice that the visitor made
 * before the application was ready is kept.
 */
export function BillingCycleProvider({ children }: { children: ReactNode }) {
  const [cycle, setCycle] = useState(defaultCycle)
  useAfterHydration(() => {
    const chosen = chosenCycle()
    if (!chosen) return
    // A browser that restores a radio button after Back sends no event, and later pages may have none to ask.
    documentState().chosenCycle = chosen
    setCycle(chosen)
  })
  const value = useMemo(() => ({ cycle, setCycle }), [cycle])
  return <BillingCycleContext.Provider value={value}>{children}</BillingCycleContext.Provider>
}

/** Returns the chosen billing cycle and its setter; throws outside the provider. */
export function useBillingCycle(): Billing {
  const value = useContext(BillingCycleContext)
  if (!value) throw new Error('useBillingCycle must be used inside <BillingCycleProvider>')
  return value
}
