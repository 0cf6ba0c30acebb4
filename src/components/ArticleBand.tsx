import type { ReactNode } from 'react'
import * as styles from './Bands.module.css'

/**
 * A tight band with an article on a sheet of paper. Its words begin and end where those of other bands do. On a wide
 * screen its headings stand at the left of its text.
 */
export const ArticleBand = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.band} ${styles.plain} ${styles.tight}`}>
    <div className={`${styles.inner} ${styles.beside} ${styles.sheet} folded`}>{children}</div>
  </div>
)
