import { toTenth } from '../../drawings/toTenth'
import * as styles from './Illustration.module.css'

interface Props {
  radius: number
  /** Number of invoices that stick out of it; a ball has room for six. */
  sheets: number
  className: string | undefined
}

/** Place of each sheet, in radii from the middle of the ball, and its turn. The first three are at the upper edge. */
const places = [
  [-0.64, -0.77, -66],
  [0.85, -0.53, 32],
  [0.17, -0.98, -16],
  [-0.4, -0.12, -20],
  [0.34, -0.34, 14],
  [0.12, 0.34, -6],
]

/**
 * The sheets from one place to another. Those at the upper edge are drawn below the ball, which hides their feet; on
 * the feet of the others, which are drawn on the ball, lies a heap of snow.
 */
const Sheets = ({ from, to, radius }: { from: number; to: number; radius: number }) => (
  <g className={`${styles.picked} ${styles.row}`}>
    {places.slice(from, to).map(([x = 0, y = 0, turn]) => (
      <g
        key={turn}
        transform={`translate(${toTenth(x * radius)} ${toTenth(y * radius)}) rotate(${turn}) scale(${toTenth(1.2 + radius / 140)})`}
      >
        <path className={styles.paper} d={`M-10-15H4L10-9V${from ? 5 : 12}H-10z`} />
        <path className={styles.fold} d="M4-15V-9H10z" />
        <path className={styles.heading} strokeWidth="2.5" d="M-6-9H0" />
        <path strokeWidth="2.5" d={from ? 'M-6-4H6M-15 4Q0 7 15 4' : 'M-6-4H6'} />
      </g>
    ))}
  </g>
)

/**
 * A snowball with invoices that stick out of it. Its width is in em, so that a style sheet can scale it: at a letter
 * size of 16 px it is drawn in pixels.
 */
export const Snowball = ({ radius, sheets, className }: Props) => (
  <svg
    viewBox={[-radius, -radius, 2 * radius, 2 * radius].join(' ')}
    width={`${radius / 8}em`}
    aria-hidden="true"
    className={className}
  >
    <Sheets from={0} to={Math.min(sheets, 3)} radius={radius} />
    <circle className="paper" fill="var(--surface-soft)" stroke="var(--fold)" strokeWidth="2" r={radius - 1} />
    <path
      className={styles.fold}
      transform={`scale(${radius / 100})`}
      d="M91 42A100 100 0 0 1-100-9 112 112 0 0 0 91 42z"
    />
    <Sheets from={3} to={sheets} radius={radius} />
  </svg>
)
