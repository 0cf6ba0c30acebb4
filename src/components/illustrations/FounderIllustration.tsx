import * as styles from './Illustration.module.css'

const ski = 'M-15 0V-270Q-18-290-18-306-18-330 0-348 18-330 18-306 18-290 15-270V0z'

/** The founder's ski workshop: skis against the wall, a bench under a lamp, and an invoice on the wall. */
export const FounderIllustration = () => (
  <svg
    viewBox="0 44 720 416"
    preserveAspectRatio="xMidYMax"
    aria-hidden="true"
    className={`${styles.drawing} ${styles.picture}`}
  >
    <path fill="var(--ink-700)" d="M262 84h112v132H262z" />
    <circle className={styles.sun} cx="340" cy="168" r="22" />
    <path className={styles.shade} d="M262 150C288 152 310 176 374 178V216H262z" />
    <path fill="none" stroke="var(--white)" strokeWidth="10" d="M262 84h112v132H262zM318 84v132" />
    <path className={styles.fell} d="M0 404h720v76H0z" />
    <path className={styles.fell} d="M36 176h196v16H36z" />
    <path fill="var(--bench)" transform="translate(50 436) rotate(4)" d={ski} />
    <path className={styles.paper} transform="translate(96 436) rotate(3)" d={ski} />
    <path fill="var(--lake)" transform="translate(172 436) rotate(-2)" d={ski} />
    <path className={styles.sun} transform="translate(222 436) rotate(-4)" d={ski} />
    <path className={styles.paper} d="M606 84h66l18 18v94h-84z" />
    <path className={styles.fold} d="M672 84v18h18z" />
    <path className={styles.heading} strokeWidth="7" d="M622 108h24" />
    <path className={styles.row} strokeWidth="7" d="M622 128h50M622 146h50" />
    <path className={styles.total} strokeWidth="12" d="M656 174h14" />
    <path fill="var(--glow)" d="M430 126L367 300H613L550 126z" />
    <path className={styles.edge} strokeWidth="6" d="M490-480V70" />
    <path className={styles.sun} d="M490 60C536 60 562 92 566 130H414C418 92 444 60 490 60z" />
    <path fill="var(--bench)" d="M306 300h372v26H306zM338 326h28v126h-28zM618 326h28v126h-28zM366 362h252v16H366z" />
    <path className={styles.sun} d="M340 252H612C632 252 644 244 652 226L664 231C656 256 640 268 612 268H340z" />
    <path
      fill="var(--deep)"
      d="M392 268h36v32h-36zM556 268h36v32h-36zM452 252v-18q0-12 14-12h34q22 0 38 30zM468 224v-26h50v32h-9v-23h-32v17z"
    />
  </svg>
)
