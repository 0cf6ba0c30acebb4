import type { ReactNode } from 'react'
import * as styles from './Sheet.module.css'

/** A drawn sheet of paper or a window of the product. */
export const Sheet = ({ tone = 'plain', children }: { tone?: 'plain' | 'deep' | 'soft'; children: ReactNode }) => (
  <div className={`${styles.sheet} ${styles[tone] ?? ''}`}>{children}</div>
)
