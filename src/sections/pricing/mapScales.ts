/**
 * Where the price map draws what: invoices a year from left to right, on a logarithmic scale, and euros a year from top
 * to bottom. Every line goes downhill, and the highest line is the cheapest.
 */
import { invoiceStops, mapViews, roundToOneDigit, userStops } from '../../pricing/priceMap'

/** Distances in pixels from the top of the drawing: to 0 euros, with room for the signs above, and to its foot. */
export const mapTop = 112
export const mapBottom = 392

/** Each stop is in the middle of a column. Columns are counted from the left edge, where the scale is 0. */
export const columns: number = invoiceStops.length

/** The part of the scale between two stops; the first and the last one go on to the edges and beyond. */
const segmentAt = (index: number) => Math.min(columns - 2, Math.max(0, index))
const ratio = (segment: number) => invoiceStops[segment + 1]! / invoiceStops[segment]!

/** Returns the position of a number of invoices, in columns. */
export function columnOf(invoices: number): number {
  const segment = segmentAt(invoiceStops.findLastIndex((stop) => stop <= invoices))
  return segment + 0.5 + Math.log(invoices / invoiceStops[segment]!) / Math.log(ratio(segment))
}

/** Returns the number of invoices at a position, in columns. */
export function invoicesAt(column: number): number {
  const segment = segmentAt(Math.floor(column - 0.5))
  return invoiceStops[segment]! * ratio(segment) ** (column - 0.5 - segment)
}

/** The euros at which the lowest line begins, for a number of users. */
const dearestStart = (users: number) =>
  Math.max(1, ...mapViews.filter((view) => view.users === users).flatMap(({ starts }) => starts))

/** The euros at the foot of the drawing, at scale 1: one and a half times the price of the dearest plan. */
export const deepestEuros: number = 1.5 * dearestStart(userStops[0]!)

/**
 * The scale of euros for a number of users, the same for all cycles: how many times more euros a pixel stands for, 1,
 * 2, 4 and so on. Every line begins in the picture and has room below for its name.
 */
export const scaleOf = (users: number): number =>
  Math.max(1, 2 ** Math.ceil(Math.log2((1.1 * dearestStart(users)) / deepestEuros)))

/** Euros that a pixel stands for, at scale 1. */
export const pixelEuros = deepestEuros / (mapBottom - mapTop)

/** Distance from the top in whole pixels of a sum in euros a year. */
export const yOf = (euros: number, scale = 1): number => Math.round(mapTop + euros / pixelEuros / scale)

/** Three round sums in euros for the scale beside the lines, at scale 1. */
export const ticks: readonly number[] = [0, 1, 2].map((step) => step * roundToOneDigit(deepestEuros / 3))

/** Height in pixels of a name with room around it. */
const nameRoom = 25

/** Tells of each of the lines that begin at these heights whether the next one leaves no such room below it. */
export const areCrowded = (starts: readonly number[]): boolean[] =>
  starts.map((line, index) =>
    starts.some((next, other) => next - line < nameRoom && (next > line || (next === line && other > index))),
  )
