import { cycles, defaultCycle, type BillingCycle } from '../../pricing/cycles'
import { planIds, type PlanId } from '../../pricing/plans'
import { firstStops, invoiceStops, userStops } from '../../pricing/priceMap'
import { cheapestPlan, yearlyCost } from '../../pricing/yearlyCost'

/** One view of the price map: for a billing cycle and a number of users. */
export interface MapVariant {
  cycle: BillingCycle
  users: number
  /** Attributes by which the style sheet finds the view; the first one shows where it cannot (no `:has()`). */
  shown: { 'data-cycle': BillingCycle; 'data-users': number; 'data-first': true | undefined }
}

/** Every view of the map. All are in the page, and the radio buttons choose the one that shows. */
export const mapVariants: readonly MapVariant[] = cycles.flatMap((cycle) =>
  userStops.map((users, index) => {
    const isFirst = cycle === defaultCycle && index === firstStops.users
    return { cycle, users, shown: { 'data-cycle': cycle, 'data-users': index, 'data-first': isFirst || undefined } }
  }),
)

/** What each plan costs in a view before it has any extra invoice: where its run begins. */
export const startsOf = ({ cycle, users }: MapVariant): number[] =>
  planIds.map((plan) => yearlyCost(plan, cycle, { users, invoices: 0 }))

/** The stop of a view whose cost shows when it is chosen: its place, and the cheapest plan. */
export interface MapStop {
  index: number
  invoices: number
  plan: PlanId
  cost: number
}

/** The stops of a view, each with its cheapest plan. */
export const stopsOf = ({ cycle, users }: MapVariant): MapStop[] =>
  invoiceStops.map((invoices, index) => {
    const plan = cheapestPlan(cycle, { users, invoices })
    return { index, invoices, plan, cost: yearlyCost(plan, cycle, { users, invoices }) }
  })

/** The plans that are the cheapest somewhere in a view, each with its stops. */
export const cheapestPlansOf = (variant: MapVariant): { plan: PlanId; stops: MapStop[] }[] =>
  planIds
    .map((plan) => ({ plan, stops: stopsOf(variant).filter((stop) => stop.plan === plan) }))
    .filter(({ stops }) => stops.length > 0)

/** Attributes of what shows while one of these stops is chosen. */
export const shownAt = (stops: readonly MapStop[]) => ({
  'data-invoices': stops.map(({ index }) => index).join(' '),
  'data-first': stops.some(({ index }) => index === firstStops.invoices) || undefined,
})
