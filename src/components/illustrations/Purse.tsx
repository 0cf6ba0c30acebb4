import * as styles from './Illustration.module.css'
import { Vignette } from './Vignette'

/** A purse, and a coin beside it. */
export const Purse = () => (
  <Vignette>
    <circle className={styles.sun} cx="292" cy="198" r="24" />
    <path className={styles.pine} d="M110 84C30 250 310 250 230 84z" />
    <path className={styles.total} strokeWidth="16" d="M106 92Q170 60 234 92M160 62h0M180 62h0" />
  </Vignette>
)
