import type { ReactNode } from 'react'
import * as styles from './Band.module.css'

/** A band across the page without a heading of its own. */
export const Wide = ({ tone, children }: { tone: 'plain' | 'soft'; children: ReactNode }) => (
  <div className={`${styles.band} ${styles[tone]}`}>
    <div className={`${styles.inner} ${styles.split}`}>{children}</div>
  </div>
)
