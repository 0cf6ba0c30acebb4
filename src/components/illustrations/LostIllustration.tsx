import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

const track = 'M-10 330C110 322 150 262 226 250S350 274 452 268'

/** Tracks that end in a snowdrift, with a corner of paper sticking out: for a page that is not there. */
export const LostIllustration = () => (
  <svg
    viewBox="0 0 640 360"
    preserveAspectRatio="xMidYMax"
    aria-hidden="true"
    className={`${styles.drawing} ${styles.picture}`}
  >
    <circle className={styles.sun} cx="212" cy="126" r="42" />
    <path className={styles.fellFar} d="M0 190C90 176 150 104 250 104S400 200 470 190 580 150 640 150V360H0z" />
    <path className={styles.fell} d="M0 214C120 206 220 168 320 172S540 214 640 190V360H0z" />
    <Pine x={84} y={92} scale={0.32} />
    <Pine x={138} y={134} scale={0.22} />
    <path className={styles.snow} d="M0 206C150 194 260 196 360 208S540 220 640 210V360H0z" />
    <path className={styles.track} strokeWidth="22" d={track} />
    <path className={styles.snowLine} strokeWidth="11" d={track} />
    <g transform="translate(476 214) rotate(20)">
      <path className={styles.paper} d="M-56-110H22L56-76V70H-56z" />
      <path className={styles.fold} d="M22-110V-76H56z" />
      <path className={styles.heading} strokeWidth="9" d="M-34-82H-4" />
      <path className={styles.row} strokeWidth="9" d="M-34-56H32M-34-32H32M-34-8H32" />
    </g>
    <path className={styles.shade} d="M230 346C372 322 384 212 456 204S566 262 640 270V360H230z" />
    <path className={styles.snow} d="M0 358C180 346 300 326 372 302 428 282 434 232 488 232S576 288 640 296V360H0z" />
  </svg>
)
