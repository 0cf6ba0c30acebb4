/**
 * The price map shows what plans cost in a year: invoices a year from left to right, euros from top to bottom. Every
 * run goes downhill, and the highest run is the cheapest. Stops, scales and runs are computed from the limits and
 * prices of the plans.
 */
import { cycles } from './cycles'
import { extras, limits, planIds, trial, type PlanId } from './plans'
import { yearlyCost } from './yearlyCost'

const oneDigit = (value: number) => Number(value.toPrecision(1))

const ascending = (stops: readonly number[]) => [...new Set(stops)].sort((a, b) => a - b)

/** Returns the limits, and between them round numbers near the middle on a logarithmic scale. */
function stopsOf(limitsOfPlans: readonly number[]): number[] {
  const sorted = ascending(limitsOfPlans)
  const between = sorted.slice(1).map((limit, index) => oneDigit(Math.sqrt(limit * sorted[index]!)))
  return ascending([...sorted, ...between])
}

/** Numbers of users that a visitor can choose from. */
export const userStops: readonly number[] = stopsOf(planIds.map((plan) => limits(plan).users))

const withinPlans = stopsOf(planIds.map((plan) => limits(plan).invoicesPerYear))

const [smallest = 2, next = 4 * smallest] = withinPlans

/** Numbers of invoices a year that a visitor can choose from. One is below the smallest limit if there is room. */
export const invoiceStops: readonly number[] = ascending([Math.max(1, oneDigit(smallest ** 2 / next)), ...withinPlans])

/** The stops chosen at first: the smallest number of users, and the invoices that the plan of the trial includes. */
export const firstStops = { users: 0, invoices: invoiceStops.indexOf(limits(trial.plan).invoicesPerYear) }

/** Stop `i` is in the middle of column `i`, at `i + 0.5`. Between and outside the stops the scale is logarithmic. */
const last = invoiceStops.length - 2
const ratio = (segment: number) => invoiceStops[segment + 1]! / invoiceStops[segment]!

/** Returns the position of a number of invoices, in columns from the left. */
export function columnOf(invoices: number): number {
  const segment = Math.min(
    last,
    Math.max(
      0,
      invoiceStops.findLastIndex((stop) => stop <= invoices),
    ),
  )
  return segment + 0.5 + Math.log(invoices / invoiceStops[segment]!) / Math.log(ratio(segment))
}

/** Returns the number of invoices at a position, in columns from the left. */
export function invoicesAt(column: number): number {
  const segment = Math.min(last, Math.max(0, Math.floor(column - 0.5)))
  return invoiceStops[segment]! * ratio(segment) ** (column - 0.5 - segment)
}

/** The largest cost of a plan a year without extra invoices: where the lowest run begins. */
const lowestStart = (users: number) =>
  Math.max(1, ...planIds.flatMap((plan) => cycles.map((cycle) => yearlyCost(plan, cycle, { users, invoices: 0 }))))

/** The lowest point of the map in euros a year, at scale 1: one and a half times the price of the dearest plan. */
export const deepestEuros: number = 1.5 * lowestStart(0)

/**
 * The scale of the map for a number of users, the same for all cycles: how many times more euros a pixel stands for, 1,
 * 2, 4 and so on. Every run begins in the picture and has room below for its name.
 */
export const scaleOf = (users: number): number =>
  Math.max(1, 2 ** Math.ceil(Math.log2((1.1 * lowestStart(users)) / deepestEuros)))

/** Three round sums in euros for the scale beside the runs, at scale 1. */
export const contours: readonly number[] = [0, 1, 2].map((step) => step * oneDigit(deepestEuros / 3))

/** Number of points for each column of the curved part of a run. */
const pointsPerColumn = 10

/**
 * Returns the run of a plan as points of columns and euros, measured from its own start. The start depends on the cycle
 * and the users. The shape does not: the run falls only for extra invoices. It ends below the map of the most users. If
 * an extra invoice costs next to nothing, it ends far right of the map.
 */
export function runOf(plan: PlanId): [column: number, euros: number][] {
  const limit = limits(plan).invoicesPerYear
  const limitColumn = columnOf(limit)
  const deepest = deepestEuros * scaleOf(userStops.at(-1)!)
  const end = Math.min(2 * invoiceStops.length, columnOf(limit + deepest / extras.invoice))
  const length = Math.ceil((end - limitColumn) * pointsPerColumn)
  const points = Array.from({ length: length + 1 }, (_, index): [number, number] => {
    const column = limitColumn + index / pointsPerColumn
    return [column, (invoicesAt(column) - limit) * extras.invoice]
  })
  return [[0, 0], ...points]
}
