import type { ReactNode } from 'react'
import * as styles from './Bands.module.css'

/** A tight band for an article, whose headings stand beside their texts on a wide screen. */
export const ArticleBand = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.band} ${styles.tight}`}>
    <div className={`${styles.inner} ${styles.beside}`}>{children}</div>
  </div>
)
