import type { ReactNode } from 'react'
import * as styles from './LinkRow.module.css'

interface Props {
  /** Plain links, not buttons: they begin with a hairline and stand further apart. */
  words?: boolean
  children: ReactNode
}

/** Links side by side. */
export const LinkRow = ({ words = false, children }: Props) => (
  <ul className={`${styles.row} ${words ? styles.words : ''}`}>{children}</ul>
)
