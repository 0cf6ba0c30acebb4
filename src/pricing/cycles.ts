import { cycles as months, defaultCycle as usual } from '../../content/plans.json'

export type BillingCycle = keyof typeof months

export const cycles = Object.keys(months) as BillingCycle[]
export const defaultCycle = usual as BillingCycle

/** Name of the radio buttons that choose the billing cycle. */
export const cycleRadioName = 'billing-cycle'

/** Query parameter that carries the billing cycle to a newly loaded page and to the sign-up form. */
export const cycleParameter = 'cycle'

/** True for one of the billing cycles. */
export const isBillingCycle = (value: unknown): value is BillingCycle =>
  typeof value === 'string' && Object.hasOwn(months, value)
