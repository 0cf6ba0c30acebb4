import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

const track = 'M-10 420C110 404 200 476 312 462S500 430 650 470'

/** A sign beside the track: somebody answers here. At night it is the light. */
export const TelephoneIllustration = () => (
  <svg
    viewBox="60 20 580 500"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className={`${styles.drawing} ${styles.picture}`}
  >
    <path className={styles.fellFar} d="M0 210C90 196 150 112 260 112S420 214 490 204 600 150 640 150V520H0z" />
    <path className={styles.fell} d="M0 268C120 258 230 196 340 204S560 262 640 236V520H0z" />
    <Pine x={188} y={160} scale={0.4} />
    <Pine x={256} y={236} scale={0.24} />
    <path className={styles.snow} d="M0 280C170 286 330 356 640 352V520H0z" />
    <path className={styles.edge} strokeWidth="16" d="M400 250V432" />
    <path
      className={styles.sun}
      d="M316 80H484A24 24 0 0 1 508 104V272A24 24 0 0 1 484 296H316A24 24 0 0 1 292 272V104A24 24 0 0 1 316 80z"
    />
    <g className={styles.tick} transform="translate(383 171) rotate(-45)">
      <path strokeWidth="22" d="M-58 24C-54-32 54-32 58 24" />
      <path strokeWidth="16" strokeLinejoin="round" d="M-66 22h16v16h-16zM50 22h16v16H50z" />
    </g>
    <path className={styles.shade} d="M330 440C360 412 384 400 410 400S470 424 500 444z" />
    <path className={styles.snow} d="M318 452C350 424 380 416 408 416S468 432 512 456z" />
    <path className={styles.track} strokeWidth="22" d={track} />
    <path className={styles.snowLine} strokeWidth="11" d={track} />
  </svg>
)
