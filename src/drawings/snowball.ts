import { toTenth } from './toTenth'

/** The snowball of a milestone on the slope, in whole pixels: its radius, and how high it lies above the last one. */
export interface Snowball {
  radius: number
  height: number
}

/** Radius of the first and of the last snowball. */
export const radii = [38, 76] as const

/** Height by which the slope falls across its whole width. */
const fall = 180

/**
 * Distance of a snowball from the left edge of one of `count` columns, as a part of the width of all columns: half a
 * column, without half of the room between words.
 */
export const inColumn = (count: number): number => 0.5 / count - 0.0118

/** Distance of the slope from its top at a part of the width. It is steep at first, like the curve of the brand. */
const depth = (across: number) => fall * (1.7 * across - 0.7 * across ** 2)

/** Gradient of the slope at a part of the width. */
const gradient = (across: number) => fall * (1.7 - 1.4 * across)

/** Depth of the slope below one of `count` snowballs. */
const depthAt = (index: number, count: number) => depth(index / count + inColumn(count))

/** Returns a snowball for each year, in the same order. Its radius grows with the years since the first one. */
export function snowballs(years: readonly number[]): Snowball[] {
  const [first = 0] = years
  const growth = (radii[1] - radii[0]) / Math.max(1, (years.at(-1) ?? first) - first)
  return years.map((year, index) => ({
    radius: Math.round(radii[0] + growth * (year - first)),
    height: Math.round(depthAt(years.length - 1, years.length) - depthAt(index, years.length)),
  }))
}

/**
 * Returns the SVG path of the slope below so many snowballs; x is in per cent, y in pixels from the foot of the last
 * one. The slope is a parabola, so one quadratic curve draws it. It continues beyond both edges, and down to the
 * ground.
 */
export function slopeUnder(count: number): string {
  const [start, end] = [-1, 1.8]
  const middle = depth(start) + (gradient(start) * (end - start)) / 2
  const [left, control, right] = [depth(start), middle, depth(end)].map((y) => toTenth(y - depthAt(count - 1, count)))
  return `M${100 * start} ${left}Q${50 * (start + end)} ${control} ${100 * end} ${right}V3000H${100 * start}z`
}

/** Width of the column of the trail. */
export const trailWidth = 200

/**
 * Returns the SVG path of the trail of snowballs that lie at the left and at the right of its column in turn; y is in
 * rows. The trail is four fifths as wide as the balls.
 */
export function trailBehind(balls: readonly Snowball[]): string {
  const edge = (side: number) =>
    balls.map(({ radius }, row) => ({
      x: toTenth((row % 2 ? trailWidth - radius : radius) + 0.8 * side * radius),
      y: row + 0.5,
    }))
  const points = [...edge(-1), ...edge(1).reverse()]
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before.y + y) / 2
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`
    })
    .join('')
}
