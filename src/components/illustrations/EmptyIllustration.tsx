import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

/** Leaps of a hare: x, y and scale, smaller farther away. */
const leaps = [
  [150, 316, 1],
  [222, 288, 0.86],
  [284, 264, 0.72],
  [336, 244, 0.6],
  [378, 228, 0.48],
  [410, 216, 0.38],
] as const

/** Untouched snow with the track of one hare: for a list with nothing in it yet. */
export const EmptyIllustration = () => (
  <svg viewBox="0 0 640 360" aria-hidden="true" className={`${styles.drawing} ${styles.picture}`}>
    <circle className={styles.sun} cx="450" cy="128" r="44" />
    <path className={styles.fellFar} d="M0 170C80 150 150 170 240 180S370 110 450 110 580 180 640 180V360H0z" />
    <path className={styles.fell} d="M0 190C160 200 300 212 420 190S560 166 640 170V360H0z" />
    <Pine x={520} y={120} scale={0.26} />
    <path className={styles.snow} d="M0 150C180 156 300 208 640 212V360H0z" />
    {leaps.map(([x, y, scale]) => (
      <g key={x} className={styles.print} transform={`translate(${x} ${y}) rotate(-24) scale(${scale})`}>
        <ellipse cx="20" cy="-9" rx="13" ry="5.5" />
        <ellipse cx="20" cy="9" rx="13" ry="5.5" />
        <ellipse cx="-9" cy="-2" rx="6.5" ry="4.5" />
        <ellipse cx="-27" cy="3" rx="6.5" ry="4.5" />
      </g>
    ))}
  </svg>
)
