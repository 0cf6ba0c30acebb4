import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

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
    <circle className={styles.sun} cx="960" cy="214" r="72" />
    <path className={styles.fellFar} d="M300 340C520 330 640 196 800 196S1040 300 1180 300 1340 250 1440 240V480H300z" />
    <path className={styles.fell} d="M560 420C800 410 960 320 1110 300S1350 330 1440 352V480H560z" />
    <Pine x={346} y={66} scale={0.36} />
    <Pine x={428} y={132} scale={0.25} />
    <Pine x={1096} y={276} scale={0.32} />
    <Pine x={1172} y={312} scale={0.24} />
    <path className={styles.snow} d="M0 84C330 100 560 376 1440 400V480H0z" />
    <path className={styles.shade} d="M0 236C300 250 520 436 1440 440V480H0z" />
    <path className={styles.track} strokeWidth="28" d="M0 138C190 147 347 242 620 324" />
    <path className={styles.snowLine} strokeWidth="14" d="M0 138C190 147 347 242 620 324" />
    <g transform="translate(656 310) rotate(16) scale(1.12)">
      <path className={styles.shade} d="M-128 42H84L216-36H-72z" />
      <path className={styles.paper} d="M-128 24H70L126-54H-72z" />
      <path className={styles.fold} d="M70 24C112 24 140 12 162-18L218-96C196-66 168-54 126-54z" />
      <path className={styles.edge} strokeWidth="6" d="M-128 24H70C112 24 140 12 162-18" />
      <path className={styles.heading} strokeWidth="11" d="M-94 4L-62-40" />
      <path className={styles.row} strokeWidth="9" d="M-62 4L-30-40M-34 4L-2-40M-6 4L26-40" />
      <path className={styles.total} strokeWidth="17" d="M34 1L55-28" />
    </g>
    <path className={styles[onto]} d="M0 436C260 416 480 462 760 466S1240 452 1440 436V481H0z" />
  </svg>
)
