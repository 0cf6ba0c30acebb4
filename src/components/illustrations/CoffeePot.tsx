import * as styles from './Illustration.module.css'
import { Vignette } from './Vignette'

/** A coffee pot that hangs from a bent pole over a fire. */
export const CoffeePot = () => (
  <Vignette>
    <path className={styles.row} strokeWidth="7" d="M270 62q9-10 0-20t0-20" />
    <path
      fill="none"
      stroke="var(--bench)"
      strokeWidth="7"
      d="M44 218Q108 54 226 38M160 96a40 56 0 0 1 80 0M156 182L200 206 244 182"
    />
    <path fill="var(--bench)" d="M162 88 193 74V66H207V74L238 88 270 78 278 84 246 120 252 146H148z" />
    <path className={styles.sun} d="M202 152C206 172 244 176 232 208H168C158 186 180 190 180 168Q198 178 202 152z" />
  </Vignette>
)
