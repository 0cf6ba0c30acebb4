/**
 * What the price map shows: the cost of each plan in a year by the number of invoices, for each billing cycle and
 * number of users. All of it follows from the limits and prices of the plans.
 */
import { cycles, defaultCycle, type BillingCycle } from './cycles'
import { limits, planIds, trial, type PlanId } from './plans'
import { cheapestPlan, crossings, yearlyCost, type Crossing } from './yearlyCost'

export const roundToOneDigit = (value: number): number => Number(value.toPrecision(1))

const ascending = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)

/** Returns the limits, and between them round numbers near the middle on a logarithmic scale. */
export function withNumbersBetween(limitsOfPlans: readonly number[]): number[] {
  const sorted = ascending(limitsOfPlans)
  const between = sorted.slice(1).flatMap((limit, index) => {
    const middle = roundToOneDigit(Math.sqrt(limit * sorted[index]!))
    // Between close limits there may be no round number.
    return sorted[index]! < middle && middle < limit ? [middle] : []
  })
  return ascending([...sorted, ...between])
}

/** Numbers of users that a visitor can choose from. */
export const userStops: readonly number[] = withNumbersBetween(planIds.map((plan) => limits(plan).users))

const withinPlans = withNumbersBetween(planIds.map((plan) => limits(plan).invoicesPerYear))
// With a single plan there is no second number; it is never shorter than one.
const [smallest = 2, next = 4 * smallest] = withinPlans

/** Numbers of invoices a year that a visitor can choose from. One is below the smallest limit if there is room. */
export const invoiceStops: readonly number[] = ascending([
  Math.max(1, roundToOneDigit(smallest ** 2 / next)),
  ...withinPlans,
])

/** The stops chosen at first: the smallest number of users, and the invoices that the plan of the trial includes. */
export const defaultStops = { users: 0, invoices: invoiceStops.indexOf(limits(trial.plan).invoicesPerYear) }

/** A number of invoices a year with the cost of the cheapest plan for it. */
export interface MapStop {
  index: number
  cost: number
}

/** A view of the map: one billing cycle and one number of users. */
export interface MapView {
  cycle: BillingCycle
  users: number
  /** Cost of each plan a year without extra invoices: where its line begins. */
  starts: readonly number[]
  crossings: readonly Crossing[]
  /** The plans that are the cheapest at some stops, with those stops. */
  cheapest: readonly { plan: PlanId; stops: readonly MapStop[] }[]
  /** Attributes by which the style sheet selects the view. Browsers without `:has()` show the one with `data-first`. */
  attributes: { 'data-cycle': BillingCycle; 'data-users': number; 'data-first': true | undefined }
}

function cheapestPlans(cycle: BillingCycle, users: number): MapView['cheapest'] {
  const stops = invoiceStops.map((invoices, index) => {
    const plan = cheapestPlan(cycle, { users, invoices })
    return { index, plan, cost: yearlyCost(plan, cycle, { users, invoices }) }
  })
  return planIds
    .map((plan) => ({ plan, stops: stops.filter((stop) => stop.plan === plan) }))
    .filter((group) => group.stops.length > 0)
}

/** All views of the map. All are in the page; the radio buttons choose one. */
export const mapViews: readonly MapView[] = cycles.flatMap((cycle) =>
  userStops.map((users, index) => ({
    cycle,
    users,
    starts: planIds.map((plan) => yearlyCost(plan, cycle, { users, invoices: 0 })),
    crossings: crossings(cycle, users),
    cheapest: cheapestPlans(cycle, users),
    attributes: {
      'data-cycle': cycle,
      'data-users': index,
      'data-first': (cycle === defaultCycle && index === defaultStops.users) || undefined,
    },
  })),
)

/** Returns the attributes of an element that the style sheet shows while one of these stops is chosen. */
export const shownAt = (stops: readonly MapStop[]) => ({
  'data-invoices': stops.map(({ index }) => index).join(' '),
  'data-first': stops.some(({ index }) => index === defaultStops.invoices) || undefined,
})
