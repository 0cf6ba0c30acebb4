import type { ReactNode } from 'react'
import * as styles from './Sheet.module.css'

interface Props {
  /** A document is `paper`: it stays light in the dark theme (tokens.css). A window of the product does not. */
  tone?: 'plain' | 'deep' | 'soft' | 'paper'
  children: ReactNode
}

/** A drawn sheet of paper, or a window of the product. */
export const Sheet = ({ tone = 'plain', children }: Props) => (
  <div className={`${styles.sheet} ${tone === 'paper' ? tone : (styles[tone] ?? '')}`}>{children}</div>
)
