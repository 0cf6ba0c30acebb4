import type { ReactNode } from 'react'
import * as styles from './Illustration.module.css'

/** A small drawing on a field of 354 by 230 units, with its foot in the snow. */
export const Vignette = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 354 230" aria-hidden="true" className={styles.drawing}>
    {children}
    <path className={styles.fellFar} d="M0 222C60 222 80 198 150 198S300 216 354 222Q180 238 0 222z" />
  </svg>
)
