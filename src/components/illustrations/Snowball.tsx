import { largestRadius } from '../../drawings/snowball'
import * as styles from './Illustration.module.css'

interface Props {
  radius: number
  /** Number of invoices that stick out of it. */
  sheets: number
}

/**
 * Angle of each sheet in degrees, 0 is upright. The first three spread over the upper part, the others lie between
 * them.
 */
const turns = [-40, 58, 10, -68, 98, -15]

/** A snowball with invoices that stick out of it. Its width is a percentage: 100 % is the largest snowball. */
export const Snowball = ({ radius, sheets }: Props) => (
  <svg
    viewBox={[-radius, -radius, 2 * radius, 2 * radius].join(' ')}
    width={`${(100 * radius) / largestRadius}%`}
    aria-hidden="true"
    className={styles.ball}
  >
    <g className={styles.picked}>
      {Array.from({ length: sheets }, (_, sheet) => (
        <g
          key={sheet}
          transform={`rotate(${turns[sheet % turns.length]}) translate(0 ${-radius}) rotate(${sheet > 2 ? 34 : -26}) scale(${1.2 + radius / 140})`}
        >
          <path className={styles.paper} d="M-10-15H4L10-9V12H-10z" />
          <path className={styles.fold} d="M4-15V-9H10z" />
          <path className={styles.heading} strokeWidth="2.5" d="M-6-9H0" />
          <path className={styles.row} strokeWidth="2.5" d="M-6-4H6" />
        </g>
      ))}
    </g>
    <circle className={styles.snow} r={radius} />
    <circle className={styles.row} strokeWidth="1.5" r={radius} />
    <path
      className={styles.fold}
      transform={`scale(${radius / 100})`}
      d="M61-79A100 100 0 1 1-79 61 100 100 0 0 0 61-79z"
    />
  </svg>
)
