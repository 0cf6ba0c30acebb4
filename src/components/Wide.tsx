import type { ReactNode } from 'react'
import * as styles from './Band.module.css'

/** A tight band across the page whose headings stand beside their texts on a wide screen. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.band} ${styles.tight}`}>
    <div className={`${styles.inner} ${styles.beside}`}>{children}</div>
  </div>
)
