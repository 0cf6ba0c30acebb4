import { largestRadius } from '../../drawings/snowball'
import * as styles from './Illustration.module.css'

interface Props {
  radius: number
  /** Invoices that it has picked up on its way. */
  sheets: number
}

/** How far each sheet is turned from upright: the first three spread over the upper part, the others lie between. */
const turns = [-40, 58, 10, -68, 34, -15]

/** A snowball with the invoices that stick out of it, as wide as its share of the largest one. */
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
      transform={`rotate(90) scale(${radius / 100})`}
      d="M61-79A100 100 0 1 1-79 61 100 100 0 0 0 61-79z"
    />
  </svg>
)
