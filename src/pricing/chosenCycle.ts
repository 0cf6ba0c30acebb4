import { isBillingCycle, type BillingCycle } from './plans'

/**
 * The billing cycle whose radio button is checked in the document now, if any. Read while rendering: React resets the radio
 * buttons when it hydrates them, and effects come too late to see what a visitor had chosen.
 */
export function chosenCycle(): BillingCycle | undefined {
  if (typeof document === 'undefined') return undefined
  const value = document.querySelector<HTMLInputElement>('input[name="billing-cycle"]:checked')?.value
  return isBillingCycle(value) ? value : undefined
}
