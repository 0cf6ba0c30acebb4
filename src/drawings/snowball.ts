import { toTenth } from './toTenth'

/** A milestone as it lies on the slope, in pixels: the radius of its snowball, and how far down its foot is. */
export interface Snowball {
  radius: number
  foot: number
}

/** Radius of the last snowball; the column it lies in is twice as wide (Growth.module.css). */
export const largestRadius = 76

/** Room above the first snowball, and how far the slope falls across the width. */
const [top, fall] = [28, 210]

/** Where a snowball lies in the column of its milestone, as a part of the width of all. */
export const inColumn = 0.068

/** How far down the slope is at a part of the width: steep at first, as the curve of the brand is. */
const depth = (across: number) => top + fall * (1.7 * across - 0.7 * across ** 2)

/** How steep it is there. */
const gradient = (across: number) => fall * (1.7 - 1.4 * across)

/** A snowball for each year, in their order: it grows with the years since the first, as far as there is room. */
export function snowballs(years: readonly number[]): Snowball[] {
  const [first = 0] = years
  const growth = (largestRadius - 14) / Math.max(1, (years.at(-1) ?? first) - first)
  return years.map((year, index) => {
    const foot = depth(index / years.length + inColumn)
    return { radius: Math.min(14 + growth * (year - first), foot / 2), foot }
  })
}

/**
 * The slope under them, in per cent across and pixels down: a parabola, so one curve draws it. It goes on far beyond
 * both edges and to the ground.
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
 * The steep slope beside so many rows, a hundred units each: from a crest at its top to the ground below the last row.
 */
export function steepSlope(rows: number): string {
  const end = rows - 0.6
  const curve = [1.2 * end, 50 * end, besideRow(end), 100 * end].map(toTenth).join(' ')
  return `M-60-40C-9-40-2-20 0 0Q${curve}c3.4 50 14 84 40 88s60 4 200 4V${200 * rows}H-60z`
}
