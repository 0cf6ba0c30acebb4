import { cycleRadios, isBillingCycle, type BillingCycle } from '../pricing/cycles'

/**
 * The value of the radio button that is checked in the document now, if any. Read while rendering: React resets radio
 * buttons when it hydrates them, and effects come too late to see what a visitor had chosen.
 */
export function chosenRadio(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value
}

/**
 * The billing cycle that was chosen last, on this page or on one before it: an attribute of the document, because
 * scripts of two bundles read it, and nothing is stored (requirement 10.2).
 */
export const rememberedCycle = (): string | undefined => document.documentElement.dataset.chosenCycle

export const rememberCycle = (cycle: string): void => void (document.documentElement.dataset.chosenCycle = cycle)

/**
 * The billing cycle that the visitor chose: that of the checked radio button, or on pages without one the remembered
 * one.
 */
export function chosenCycle(): BillingCycle | undefined {
  if (typeof document === 'undefined') return undefined
  const value = chosenRadio(cycleRadios) ?? rememberedCycle()
  return isBillingCycle(value) ? value : undefined
}
