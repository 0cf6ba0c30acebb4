import { sheet } from '../../drawings/slope'
import * as styles from './Illustration.module.css'
import { Pine } from './Pine'
import { Shapes } from './Shapes'

const run = 'M0 158C182 164 333 240 579 313'

interface Props {
  /** Ground of the band below, in which the picture ends. */
  onto?: 'plain' | 'soft' | 'deep'
  /** Night for a picture on a deep band. */
  light?: 'day' | 'night'
}

/** A long run down a fell and a sheet of paper gliding down it; no sky of its own, so it stands on any band. */
export const SlopeScene = ({ onto = 'plain', light = 'day' }: Props) => (
  <svg
    viewBox="0 0 1440 480"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className={`${styles.scene} ${styles.wide} ${light === 'night' ? styles.night : ''}`}
  >
    <circle className={styles.sun} cx="968" cy="232" r="70" />
    <path
      className={styles.fellFar}
      d="M340 340C540 330 650 208 806 208S1040 306 1180 306 1340 262 1440 252V480H340z"
    />
    <path className={styles.fell} d="M580 420C810 410 970 332 1116 312S1350 336 1440 356V480H580z" />
    <Pine x={352} y={108} scale={0.35} />
    <Pine x={432} y={160} scale={0.25} />
    <Pine x={1104} y={280} scale={0.31} />
    <Pine x={1178} y={318} scale={0.23} />
    <path className={styles.snow} d="M0 128C330 138 560 380 1440 402V480H0z" />
    <path className={styles.shade} d="M0 282C290 294 500 448 1440 452V480H0z" />
    <path className={styles.track} strokeWidth="28" d={run} />
    <path className={styles.snowLine} strokeWidth="14" d={run} />
    <g transform="translate(656 336) rotate(17)">
      <Shapes of={sheet} />
    </g>
    <path className={styles[onto]} d="M0 436C260 416 480 462 760 466S1240 452 1440 436V481H0z" />
  </svg>
)
