import { deepestEuros, invoiceStops, runOf } from '../../pricing/priceMap'
import type { PlanId } from '../../pricing/plans'

/**
 * Distances in pixels from the top of the drawing: to 0 euros, with room for the signs above, and to the largest sum.
 */
export const mapTop = 112
export const mapBottom = 392

/**
 * Width of a column in units of the stretched drawing: ten for each step of a run (`runOf`), so that they are whole
 * numbers.
 */
export const columnWidth = 100

/** Euros of a pixel at scale 1. */
const pixelEuros = deepestEuros / (mapBottom - mapTop)

/** Distance from the top in whole pixels of a sum in euros a year. */
export const heightOf = (euros: number, scale = 1): number => Math.round(mapTop + euros / pixelEuros / scale)

/** The part of the plane of columns and euros that the drawing shows at scale 1. */
export const mapView = `0 ${-mapTop * pixelEuros} ${invoiceStops.length * columnWidth} ${mapBottom * pixelEuros}`

/**
 * Path of a plan's run in columns and euros: the line along the slope, and the area of snow below it. It begins at the
 * height 0 and is closed far below the drawing.
 */
export function runPath(plan: PlanId): string {
  const points = runOf(plan).map(([column, euros]) => `${Math.round(column * columnWidth)} ${Math.round(euros)}`)
  return `M${points.join('L')}h${columnWidth}V9999H${-columnWidth}V0z`
}

/** Least distance between two names in pixels; the lowest keeps half of it from the foot of the drawing. */
const lineHeight = 18

/** Largest and smallest distance in pixels from a run down to the foot of its name; the next run below decides. */
const [farthest, nearest] = [20, 16]

/** Whether a name stands close below its run, because the next run is near. */
export const isClose = (name: number, run: number): boolean => name > run && name - run < farthest

/**
 * Returns the heights of the names of runs that begin at these heights. A name stands below its run, if it does not
 * overlap another name or leave the drawing there.
 */
export function labelHeights(starts: readonly number[]): number[] {
  const heights: number[] = []
  let below = mapBottom + lineHeight / 2
  let next = Infinity
  for (const index of starts.map((_, index) => index).sort((a, b) => starts[b]! - starts[a]!)) {
    const run = starts[index]!
    heights[index] = below = Math.min(run + Math.max(nearest, Math.min(farthest, next - run - 5)), below - lineHeight)
    next = run
  }
  return heights
}
