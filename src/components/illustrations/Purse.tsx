import * as styles from './Illustration.module.css'

/** A purse in the snow, and a coin beside it. */
export const Purse = () => (
  <svg viewBox="0 54 354 176" aria-hidden="true" className={styles.drawing}>
    <path className={styles.total} strokeWidth="48" d="M292 198h0" />
    <path className={styles.pine} d="M110 84C30 250 310 250 230 84z" />
    <path className={styles.total} strokeWidth="16" d="M106 92Q170 60 234 92M160 62h0M180 62h0" />
    <path className={styles.fellFar} d="M0 222C60 222 80 198 150 198S300 216 354 222Q180 238 0 222z" />
  </svg>
)
