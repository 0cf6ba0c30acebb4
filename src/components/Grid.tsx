import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

interface Props {
  /** As many side by side as fit; three in one row or all below each other, as thirds or, with more room, texts. */
  of: 'fitting' | 'thirds' | 'texts'
  children: ReactNode
}

/** A list whose items stand side by side as far as there is room. */
export const Grid = ({ of, children }: Props) => <ul className={`${styles.grid} ${styles[of]}`}>{children}</ul>
