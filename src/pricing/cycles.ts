import { cycles as months, defaultCycle as usual } from '../../content/plans.json'

export type BillingCycle = keyof typeof months

export const cycles = Object.keys(months) as BillingCycle[]
export const defaultCycle = usual as BillingCycle

/** Name of the radio buttons that choose the billing cycle; src/styles/cycles.css has it too. */
export const cycleRadios = 'billing-cycle'

/** Parameter by which the billing cycle travels to a page that is loaded, and to the sign-up form. */
export const cycleParameter = 'cycle'

/** True for one of the billing cycles. */
export const isBillingCycle = (value: unknown): value is BillingCycle =>
  typeof value === 'string' && Object.hasOwn(months, value)
