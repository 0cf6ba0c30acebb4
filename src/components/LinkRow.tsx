import type { ReactNode } from 'react'
import * as styles from './LinkRow.module.css'

interface Props {
  /** Small ones that begin with a hairline. */
  small?: boolean
  children: ReactNode
}

/** Links side by side. */
export const LinkRow = ({ small = false, children }: Props) => (
  <ul className={`${styles.row} ${small ? styles.small : ''}`}>{children}</ul>
)
