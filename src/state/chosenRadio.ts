import { cycleRadioName, isBillingCycle, type BillingCycle } from '../pricing/cycles'
import { documentState } from './documentState'

/**
 * Returns the value of the radio button that is checked in the document now, if any. Call it while rendering: React
 * resets radio buttons when it hydrates them, so an effect is too late to read the visitor's choice.
 */
export function checkedValue(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value
}

/**
 * Returns the billing cycle that the visitor chose: that of the checked radio button, or the last choice on pages
 * without the radio buttons.
 */
export function chosenCycle(): BillingCycle | undefined {
  if (typeof document === 'undefined') return undefined
  const value = checkedValue(cycleRadioName) ?? documentState().chosenCycle
  return isBillingCycle(value) ? value : undefined
}
