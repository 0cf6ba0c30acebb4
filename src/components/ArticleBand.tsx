import type { ReactNode } from 'react'
import * as styles from './Bands.module.css'

/** A tight band around an article. On a wide screen its headings stand at the left of its text. */
export const ArticleBand = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.band} ${styles.plain} ${styles.tight}`}>
    <div className={`${styles.inner} ${styles.beside}`}>{children}</div>
  </div>
)
