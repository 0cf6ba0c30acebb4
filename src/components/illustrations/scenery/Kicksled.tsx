import * as styles from '../Illustration.module.css'

/** A kicksled, on which nobody slips on the ice: scenery of the accessibility statement. */
export const Kicksled = () => (
  <g className={styles.mark} transform="translate(236 122) rotate(8)">
    <path className={styles.sun} d="M-6-40H56L66-50H4z" />
    <path strokeWidth="5" d="M-104 0H70Q96 0 102-22M-92-9H80Q106-9 112-31M6 0L-12-86H-24M16-9L-2-95H-14M52 0L48-40" />
  </g>
)
