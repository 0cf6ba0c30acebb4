import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

const track = 'M-10 420C110 404 200 476 312 462S500 430 650 470L690 480'

/**
 * A telephone sign beside the track; in the dark theme it gives the picture its light. It may be cropped to an upright
 * strip from its middle: that still has the whole sign, both pines, and more sky.
 */
export const TelephoneIllustration = () => (
  <svg
    viewBox="71 -100 572 620"
    width="572"
    height="550"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className={`${styles.drawing} ${styles.picture}`}
  >
    <path className={styles.fellFar} d="M0 170C90 156 150 72 260 72S420 174 490 164 600 110 640 110H680V520H0z" />
    <path className={styles.fell} d="M0 268C120 258 230 196 340 204S560 262 640 236L680 223V520H0z" />
    <Pine x={220} y={213} scale={0.28} />
    <Pine x={272} y={269} scale={0.15} />
    <path className={styles.snow} d="M0 280C170 286 330 356 640 352H680V520H0z" />
    <path className={styles.edge} strokeWidth="16" d="M400 220V408" />
    <path
      className={styles.sun}
      d="M316 40H484A24 24 0 0 1 508 64V232A24 24 0 0 1 484 256H316A24 24 0 0 1 292 232V64A24 24 0 0 1 316 40z"
    />
    <path
      fill="var(--on-accent)"
      transform="translate(404 152) rotate(-45)"
      d="M-84 24V6C-84-34-44-50 0-50S84-34 84 6V24C84 34 78 38 70 38H44C36 38 30 34 30 24V10C30-10 14-18 0-18S-30-10-30 10V24C-30 34-36 38-44 38H-70C-78 38-84 34-84 24z"
    />
    <path className={styles.shade} d="M326 420C362 418 370 388 402 388S446 416 484 422C440 428 366 428 326 420z" />
    <path className={styles.track} strokeWidth="22" d={track} />
    <path className={styles.snowLine} strokeWidth="11" d={track} />
  </svg>
)
