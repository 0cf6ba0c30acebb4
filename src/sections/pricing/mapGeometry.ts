import { toTenth } from '../../drawings/toTenth'
import { deepestEuros, runOf } from '../../pricing/priceMap'
import type { PlanId } from '../../pricing/plans'

/** Pixels from the top of the picture to 0 euros, room for the signs, and to the deepest point of the map. */
export const mapTop = 96
export const mapBottom = 376

/** Units of the stretched drawing in a column: ten for each step of a run (`runOf`), so that they are whole numbers. */
export const columnWidth = 120

/** Pixels from the top for so many euros a year. */
export const heightOf = (euros: number): number => toTenth(mapTop + (euros / deepestEuros) * (mapBottom - mapTop))

/**
 * A plan's run from the height where it begins, closed outside the picture: a line along the slope, and the snow below
 * it.
 */
export function runPath(plan: PlanId): string {
  const points = runOf(plan).map(
    ([column, euros]) => `${toTenth(column * columnWidth)} ${toTenth(heightOf(euros) - mapTop)}`,
  )
  return `M${points.join('L')}h${columnWidth}V${2 * mapBottom}H${-columnWidth}V0z`
}

/** Least distance between two names, and of the lowest one from the foot. */
const line = 18

/** From a run to the foot of its name: below it, or above it where the next run leaves no room below. */
const [under, over, room] = [20, -7, 28]

/** Where the names of runs stand that begin at these sums: never over each other nor below the picture. */
export function labelHeights(starts: readonly number[]): number[] {
  const heights: number[] = []
  let below = mapBottom + line / 2
  let next = Infinity
  for (const index of starts.map((_, index) => index).sort((a, b) => starts[b]! - starts[a]!)) {
    const run = heightOf(starts[index]!)
    heights[index] = below = Math.min(run + (next - run < room ? over : under), below - line)
    next = run
  }
  return heights
}
