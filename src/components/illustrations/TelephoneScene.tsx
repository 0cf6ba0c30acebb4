import * as styles from './Illustration.module.css'
import { Pine } from './Pine'

const cord = 'M-10 420C110 404 190 470 290 462S350 400 430 404'

/** A receiver in the snow whose cord is a track: somebody answers. At night it is the light. */
export const TelephoneScene = () => (
  <svg viewBox="0 0 640 520" aria-hidden="true" className={`${styles.scene} ${styles.picture}`}>
    <path className={styles.fellFar} d="M0 210C90 196 150 112 260 112S420 214 490 204 600 150 640 150V520H0z" />
    <path className={styles.fell} d="M0 268C120 258 230 196 340 204S560 262 640 236V520H0z" />
    <Pine x={92} y={150} scale={0.4} />
    <Pine x={166} y={214} scale={0.26} />
    <path className={styles.snow} d="M0 280C170 286 330 356 640 352V520H0z" />
    <path className={styles.track} strokeWidth="22" d={cord} />
    <path className={styles.snowLine} strokeWidth="11" d={cord} />
    <g transform="translate(372 268) rotate(52)">
      <path
        className={styles.sun}
        d="M-176 6C-176-40-150-62-112-70C-50-82 50-82 112-70C150-62 176-40 176 6V30C176 42 168 50 156 50H92C80 50 72 42 72 30V14C72 2 64-6 50-8C20-12-20-12-50-8C-64-6-72 2-72 14V30C-72 42-80 50-92 50H-156C-168 50-176 42-176 30z"
      />
      <path className={styles.ink} d="M-166 50H-82L-92 72H-156zM82 50H166L156 72H92z" />
    </g>
    <path className={styles.shade} d="M250 500C340 482 380 396 440 392S560 440 640 446V521H250z" />
    <path className={styles.snow} d="M0 500C180 494 330 480 390 444 430 420 452 408 490 412S580 464 640 468V521H0z" />
  </svg>
)
