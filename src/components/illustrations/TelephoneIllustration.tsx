import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

const track = 'M-10 420C110 404 200 476 312 462S500 430 650 470L690 480'
const cord = 'M362 190C336 216 350 242 374 240S410 202 432 202 464 226 464 256'

/**
 * A telephone sign beside the track, under snow; its cord has rails like the track. In the dark theme the sign gives
 * the picture its light. It may be cropped to an upright strip from its middle: that still has the whole sign, both
 * pines, and more sky.
 */
export const TelephoneIllustration = () => (
  <svg
    viewBox="91 -100 572 620"
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
      className={styles.snow}
      d="M280 62C278 24 330 18 400 18S522 24 520 62C506 72 500 50 476 52S446 66 424 60 380 48 352 56 300 78 280 62z"
    />
    <path className={styles.track} strokeWidth="19" d={cord} />
    <path fill="none" stroke="var(--accent)" strokeWidth="8" d={cord} />
    <path
      fill="var(--track)"
      transform="translate(406 132) rotate(-48) scale(.84)"
      d="M-86 26V2C-86-44-40-50 0-50S86-44 86 2V26A12 12 0 0 1 74 38H46A12 12 0 0 1 34 26V6C34-12 14-16 0-16S-34-12-34 6V26A12 12 0 0 1-46 38H-74A12 12 0 0 1-86 26z"
    />
    <path className={styles.shade} d="M326 420C362 418 370 388 402 388S446 416 484 422C440 428 366 428 326 420z" />
    <path className={styles.track} strokeWidth="22" d={track} />
    <path className={styles.snowLine} strokeWidth="11" d={track} />
  </svg>
)
