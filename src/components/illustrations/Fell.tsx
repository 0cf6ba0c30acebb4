import type { ReactNode } from 'react'
import * as styles from './Illustration.module.css'

/**
 * A snowy slope under a low sun, with `children` standing on it. It ends at x = 390 on the right and is far wider than
 * any window; a narrow window shows its right end.
 */
export const Fell = ({ children }: { children: ReactNode }) => (
  <svg viewBox="-2310 0 2700 176" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={styles.drawing}>
    <circle className={styles.sun} cx="104" cy="58" r="46" />
    <path className={styles.fell} d="M-150 176Q80-30 390 90V176z" />
    <path className={styles.snow} d="M-260 176Q130 40 390 118V176z" />
    {children}
  </svg>
)
