import { cycles, defaultCycle, type BillingCycle } from '../../pricing/cycles'
import { planIds, type PlanId } from '../../pricing/plans'
import { firstStops, invoiceStops, scaleOf, userStops } from '../../pricing/priceMap'
import { cheapestPlan, yearlyCost } from '../../pricing/yearlyCost'

/** A view of the price map: one billing cycle and one number of users. */
export interface MapVariant {
  cycle: BillingCycle
  users: number
  scale: number
  /** Attributes by which the style sheet selects the view. Browsers without `:has()` show the one with `data-first`. */
  shown: { 'data-cycle': BillingCycle; 'data-users': number; 'data-first': true | undefined }
}

/** All views of the map. All are in the page; the radio buttons choose one. */
export const mapVariants: readonly MapVariant[] = cycles.flatMap((cycle) =>
  userStops.map((users, index) => {
    const isFirst = cycle === defaultCycle && index === firstStops.users
    return {
      cycle,
      users,
      scale: scaleOf(users),
      shown: { 'data-cycle': cycle, 'data-users': index, 'data-first': isFirst || undefined },
    }
  }),
)

/** Cost of each plan a year in a view, without extra invoices: where its run begins. */
export const startsOf = ({ cycle, users }: MapVariant): number[] =>
  planIds.map((plan) => yearlyCost(plan, cycle, { users, invoices: 0 }))

/** A stop of a view: a number of invoices, the cheapest plan for it, and the cost of that a year. */
export interface MapStop {
  index: number
  invoices: number
  plan: PlanId
  cost: number
}

/** Returns the stops of a view. */
export const stopsOf = ({ cycle, users }: MapVariant): MapStop[] =>
  invoiceStops.map((invoices, index) => {
    const plan = cheapestPlan(cycle, { users, invoices })
    return { index, invoices, plan, cost: yearlyCost(plan, cycle, { users, invoices }) }
  })

/** Returns the plans that are the cheapest at some stop of a view, each with those stops. */
export const cheapestPlansOf = (variant: MapVariant): { plan: PlanId; stops: MapStop[] }[] =>
  planIds
    .map((plan) => ({ plan, stops: stopsOf(variant).filter((stop) => stop.plan === plan) }))
    .filter(({ stops }) => stops.length > 0)

/** Returns the attributes of an element that the style sheet shows while one of these stops is chosen. */
export const visibleAt = (stops: readonly MapStop[]) => ({
  'data-invoices': stops.map(({ index }) => index).join(' '),
  'data-first': stops.some(({ index }) => index === firstStops.invoices) || undefined,
})
