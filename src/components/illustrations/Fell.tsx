import type { ReactNode } from 'react'
import * as styles from './Illustration.module.css'

/**
 * A snowy slope under a low sun, and what stands on it. It is drawn from its right edge, which is at 390, and is far
 * wider than any window: a narrow one sees its right end.
 */
export const Fell = ({ children }: { children: ReactNode }) => (
  <svg viewBox="-2310 0 2700 176" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={styles.drawing}>
    <circle className={styles.sun} cx="104" cy="58" r="46" />
    <path className={styles.fell} d="M-150 176Q80-30 390 90V176z" />
    <path className={styles.snow} d="M-260 176Q130 40 390 118V176z" />
    {children}
  </svg>
)
