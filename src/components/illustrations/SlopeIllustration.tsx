import { sleds } from '../../drawings/slope'
import * as styles from './Illustration.module.css'
import { Pine } from './Pine'
import { Shapes } from './Shapes'

/** The near rail begins under the runner of the sled, the far rail at the other corner of its tail. */
const rails = 'M-10 236C120 238 250 307 370 330.5M-10 212C140 213 300 240 437 264'

/**
 * A long track down a fell, and the sled on it. It has no sky, so it may stand on any background. A clip path cuts off
 * the rails behind the sled and moves with it.
 */
export const SlopeIllustration = () => (
  <svg viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={styles.drawing}>
    <circle className={styles.sun} cx="680" cy="188" r="62" />
    <path
      className={styles.fellFar}
      d="M340 290C540 282 650 150 806 150S1040 250 1180 250 1340 206 1440 196V400H340z"
    />
    <path className={styles.fell} d="M580 360C810 350 970 276 1116 256S1350 280 1440 300V400H580z" />
    <Pine x={34} y={140} scale={0.17} />
    <Pine x={88} y={158} scale={0.12} />
    <Pine x={1380} y={284} scale={0.16} />
    <path className={styles.snow} d="M0 196C330 204 560 322 1440 344V400H0z" />
    <path className={styles.shade} d="M0 300C290 308 500 392 1440 358V400H0z" />
    <clipPath id="behind-sled">
      <path className={styles.slides} d="M-40 100H600L317 400H-40z" />
    </clipPath>
    <path className={styles.edge} strokeWidth="7" clipPath="url(#behind-sled)" d={rails} />
    <g className={styles.slides}>
      <g transform="translate(500 329) rotate(10)">
        <Shapes of={sleds.written} />
      </g>
    </g>
    <path fill="var(--page)" d="M0 372C260 358 480 388 760 392S1240 380 1440 370V401H0z" />
  </svg>
)
