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
    <path className={styles.fell} d="M0 190C160 200 300 212 420 190S560 166 640 170V360H0z" />
    <Pine x={520} y={120} scale={0.26} />
    <path className={styles.snow} d="M0 150C180 156 300 208 640 212V360H0z" />
    {leaps.map(([x, y, scale]) => (
      <path
        key={x}
        className={styles.print}
        transform={`translate(${x} ${y}) rotate(-24) scale(${scale})`}
        d="M7-9a13 5.5 0 1 0 26 0a13 5.5 0 1 0-26 0M7 9a13 5.5 0 1 0 26 0a13 5.5 0 1 0-26 0M-15.5-2a6.5 4.5 0 1 0 13 0a6.5 4.5 0 1 0-13 0M-33.5 3a6.5 4.5 0 1 0 13 0a6.5 4.5 0 1 0-13 0"
      />
    ))}
  </svg>
)
