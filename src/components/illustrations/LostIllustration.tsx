import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

const track = 'M-86 366C0 366 60 322 130 318S220 330 290 340'

/**
 * The illustration of the 404 page and of the error screen: a track that ends in a snowdrift, and a corner of paper. It
 * may be cropped to a square from its middle or to a strip from its foot.
 */
export const LostIllustration = () => (
  <svg
    viewBox="0 0 600 400"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className={`${styles.drawing} ${styles.picture}`}
  >
    <circle className={styles.sun} cx="270" cy="166" r="42" />
    <path className={styles.fellFar} d="M0 236C110 222 200 144 310 144S440 236 500 228 560 196 600 196V400H0z" />
    <path className={styles.fell} d="M0 254C110 246 220 208 310 212S470 262 560 290V400H0z" />
    <Pine x={206} y={132} scale={0.32} />
    <Pine x={154} y={182} scale={0.2} />
    <path className={styles.snow} d="M0 246C130 234 230 236 330 248S500 262 600 262V400H0z" />
    <path className={styles.track} strokeWidth="22" d={track} />
    <path className={styles.snowLine} strokeWidth="11" d={track} />
    <g transform="translate(402 182) rotate(14)">
      <path className={styles.paper} d="M-56-110H22L56-76V100H-56z" />
      <path className={styles.fold} d="M22-110V-76H56z" />
      <path className={styles.heading} strokeWidth="9" d="M-34-82H-4" />
      <path className={styles.row} strokeWidth="9" d="M-34-56H32M-34-32H32M-34-8H32M-34 16H32" />
    </g>
    <path className={styles.snow} d="M222 364C312 364 316 240 416 240S530 262 600 262V400H290z" />
    <path
      className={styles.shade}
      d="M222 364C312 364 316 240 416 240C376 262 388 344 610 352 470 380 340 388 222 364z"
    />
  </svg>
)
