import { extras, limits, type PlanId } from '../../pricing/plans'
import { userStops } from '../../pricing/priceMap'
import { columnOf, columns, deepestEuros, invoicesAt, mapBottom, mapTop, pixelEuros, scaleOf } from './mapScales'

/** The lines are drawn in units of their own, which the picture stretches: a column, and a euro. */
export const lineView = `0 ${-mapTop * pixelEuros} ${columns} ${mapBottom * pixelEuros}`

/** The euros down to which the snow below a line is drawn: beyond the foot of the drawing at every scale. */
const snowDepth = Math.ceil(2 * deepestEuros * Math.max(...userStops.map(scaleOf)))

/**
 * Returns the path of a plan's line, with the area of snow below it. It is level up to the plan's limit, at height 0
 * here, and falls from there on, for extra invoices. So one path serves all cycles and numbers of users, which only
 * move it. Its curves are half a column wide and meet without a corner, at stops too, where the scale changes. It ends
 * beyond the right edge.
 */
export function linePath(plan: PlanId): string {
  const limit = limits(plan).invoicesPerYear
  const eurosAt = (position: number) => Math.round((invoicesAt(position) - limit) * extras.invoice)
  /** What the tangent falls over a third of a curve. */
  const bendAt = (position: number) => (eurosAt(position + 0.167) - eurosAt(position - 0.167)) / 2
  let column = columnOf(limit)
  let path = `M0 0H${column}`
  for (; column <= columns; column += 0.5) {
    const fall = eurosAt(column + 0.5) - eurosAt(column)
    path += `c.167 ${bendAt(column)} .333 ${fall - bendAt(column + 0.5)} .5 ${fall}`
  }
  return `${path}h1V${snowDepth}H-1V0z`
}
