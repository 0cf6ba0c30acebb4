import * as styles from './Illustration.module.css'
import { Vignette } from './Vignette'

/** A coffee pot that hangs from a bent pole over a fire in the snow. */
export const CoffeePot = () => (
  <Vignette emptyAbove={14}>
    <path className={styles.row} strokeWidth="7" d="M270 62q9-10 0-20t0-20" />
    <path className={styles.row} strokeWidth="8" d="M44 218Q100 46 232 26" />
    <path fill="none" stroke="var(--bench)" strokeWidth="6" d="M195 35v16a5.5 5.5 0 0 0 11 0M171 90a29 38 0 0 1 58 0" />
    <path fill="var(--bench)" d="M162 88l31-14v-8h14v8l31 14 32-10 8 6-32 36 6 26H148z" />
    <path className={styles.sun} d="M202 152c4 20 42 24 30 56h-64c-10-22 12-18 12-40q18 10 22-16z" />
  </Vignette>
)
