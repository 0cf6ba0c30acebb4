import type { SVGAttributes } from 'react'
import type { CostId } from '../pricing/estimate'
import * as styles from './CostPart.module.css'

/** A part of a cost in its colour, in the chart and in the legend. */
export const CostPart = ({ id, ...box }: { id: CostId } & SVGAttributes<SVGRectElement>) => (
  <rect {...box} className={`${styles.part} ${styles[id]}`} />
)
