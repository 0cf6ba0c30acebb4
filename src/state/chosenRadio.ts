import { cycleRadios, isBillingCycle, type BillingCycle } from '../pricing/cycles'
import { documentState } from './documentState'

/**
 * The value of the radio button that is checked in the document now, if any. Read while rendering: React resets radio
 * buttons when it hydrates them, and effects come too late to see what a visitor had chosen.
 */
export function chosenRadio(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value
}

/**
 * The billing cycle that the visitor chose: that of the checked radio button, or on pages without one the one
 * chosen before.
 */
export function chosenCycle(): BillingCycle | undefined {
  if (typeof document === 'undefined') return undefined
  const value = chosenRadio(cycleRadios) ?? documentState().chosenCycle
  return isBillingCycle(value) ? value : undefined
}
