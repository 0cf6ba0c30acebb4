import { pine } from '../../drawings/slope'
import { Shapes } from './Shapes'

/** A pine with snow, 380 units high, with its top at (x, y). */
export const Pine = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <Shapes of={pine} />
  </g>
)
