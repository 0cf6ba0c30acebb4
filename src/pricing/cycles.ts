import table from '../../content/plans.json'

export type BillingCycle = keyof typeof table.cycles

export const cycles = Object.keys(table.cycles) as BillingCycle[]
export const defaultCycle = table.defaultCycle as BillingCycle

/** True for one of the billing cycles. */
export const isBillingCycle = (value: unknown): value is BillingCycle =>
  typeof value === 'string' && Object.hasOwn(table.cycles, value)
