import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

/** As many side by side as fit; three in one row or all below each other. */
const columns = { fitting: styles.fitting, thirds: styles.thirds }

interface Props {
  of: keyof typeof columns
  children: ReactNode
}

/** A list whose items stand side by side as far as there is room. */
export const Grid = ({ of, children }: Props) => <ul className={`${styles.grid} ${columns[of]}`}>{children}</ul>
