import { toTenth } from './toTenth'

/** The snowball of a milestone on the slope, in pixels: its radius, and the distance of its foot from the top. */
export interface Snowball {
  radius: number
  foot: number
}

/** Radius of the last snowball; its column is twice as wide (Growth.module.css). */
export const largestRadius = 76

/** Room above the slope, and the height by which the slope falls across its whole width. */
const [top, fall] = [28, 210]

/** Distance of a snowball from the left edge of its column, as a part of the width of all columns. */
export const inColumn = 0.068

/** Distance of the slope from the top at a part of the width. It is steep at first, like the curve of the brand. */
const depth = (across: number) => top + fall * (1.7 * across - 0.7 * across ** 2)

/** Gradient of the slope at a part of the width. */
const gradient = (across: number) => fall * (1.7 - 1.4 * across)

/**
 * Returns a snowball for each year, in the same order. Its radius grows with the years since the first one, as far as
 * there is room above the slope.
 */
export function snowballs(years: readonly number[]): Snowball[] {
  const [first = 0] = years
  const growth = (largestRadius - 14) / Math.max(1, (years.at(-1) ?? first) - first)
  return years.map((year, index) => {
    const foot = depth(index / years.length + inColumn)
    return { radius: Math.min(14 + growth * (year - first), foot / 2), foot }
  })
}

/**
 * Returns the SVG path of the slope below the snowballs; x is in per cent, y in pixels. The slope is a parabola, so one
 * quadratic curve draws it. It continues beyond both edges, and down to the ground.
 */
export function slopeUnder(): string {
  const [start, end] = [-1, 1.8]
  const middle = depth(start) + (gradient(start) * (end - start)) / 2
  const curve = [50 * (start + end), middle, 100 * end, depth(end)].map(toTenth).join(' ')
  return `M${100 * start} ${toTenth(depth(start))}Q${curve}V3000H${100 * start}z`
}

/** How far to the right the steep slope is beside a row of a narrow screen: it lies down more and more. */
export const besideRow = (row: number): number => toTenth(2.4 * row + 0.4 * row ** 2)

/**
 * The steep slope beside so many rows, a hundred units each: from the edge of the page to the ground below the last
 * row.
 */
export function steepSlope(rows: number): string {
  const end = rows - 0.6
  const curve = [1.2 * end, 50 * end, besideRow(end), 100 * end].map(toTenth).join(' ')
  return `M-60-130Q-13-50 0 0Q${curve}c3.4 50 14 84 40 88s60 4 200 4V${200 * rows}H-60z`
}
