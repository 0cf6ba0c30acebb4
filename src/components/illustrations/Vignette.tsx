import type { ReactNode } from 'react'
import * as styles from './Illustration.module.css'

interface Props {
  /** Units above the drawing that stay empty, and are cut off. */
  emptyAbove?: number
  children: ReactNode
}

/** A small drawing with its foot in the snow, on a field of 354 by 230 units. It adds nothing to the words. */
export const Vignette = ({ emptyAbove = 0, children }: Props) => (
  <svg
    viewBox={`0 ${emptyAbove} 354 ${230 - emptyAbove}`}
    overflow="visible"
    aria-hidden="true"
    className={styles.drawing}
  >
    {children}
    <path className={styles.fellFar} d="M0 222C60 222 80 198 150 198S300 216 354 222Q180 238 0 222z" />
  </svg>
)
