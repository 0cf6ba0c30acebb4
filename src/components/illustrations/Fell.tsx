import type { ReactNode } from 'react'
import * as styles from './Illustration.module.css'

/**
 * A snowy slope under a low sun, with `children` standing on it and the snow of the page in front of it. The drawing
 * ends at x = 390 on the right and is far wider than any window; a narrow window shows its right end.
 */
export const Fell = ({ children }: { children: ReactNode }) => (
  <svg viewBox="-2310 0 2700 176" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={styles.drawing}>
    <circle className={styles.sun} cx="104" cy="58" r="46" />
    <path className={styles.fell} d="M-150 176Q250-80 390 60V176z" />
    <path fill="var(--slope)" d="M-260 176Q130 40 390 118V176z" />
    {children}
    <path fill="var(--page)" d="M-900 176C-480 176-300 150 20 162S300 176 390 168V177H-900z" />
  </svg>
)
