import * as styles from './Illustration.module.css'
import { Vignette } from './Vignette'

/** A purse in the snow, and a coin beside it. */
export const Purse = () => (
  <Vignette emptyAbove={54}>
    <path className={styles.total} strokeWidth="48" d="M292 198h0" />
    <path className={styles.pine} d="M110 84C30 250 310 250 230 84z" />
    <path className={styles.total} strokeWidth="16" d="M106 92Q170 60 234 92M160 62h0M180 62h0" />
  </Vignette>
)
