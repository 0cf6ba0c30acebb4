import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

interface Props {
  /** Three in one row, or all below each other. */
  thirds?: boolean
  /** The same for paragraphs, which need more room. */
  texts?: boolean
  children: ReactNode
}

/** A list whose items stand side by side as far as there is room. */
export function Grid({ thirds = false, texts = false, children }: Props) {
  const fitting = thirds ? styles.thirds : styles.fitting
  return <ul className={`${styles.grid} ${texts ? styles.texts : fitting}`}>{children}</ul>
}
