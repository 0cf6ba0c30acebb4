import type { ReactNode } from 'react'
import * as styles from './Bands.module.css'

interface Props {
  /** Above the article, on a wide screen beside it. */
  drawing: ReactNode
  children: ReactNode
}

/** A tight band around an article and its drawing. */
export const ArticleBand = ({ drawing, children }: Props) => (
  <div className={`${styles.band} ${styles.plain} ${styles.tight}`}>
    <div className={`${styles.inner} ${styles.split}`}>
      <div className={styles.heading}>{drawing}</div>
      {children}
    </div>
  </div>
)
