import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

/** `fitting`: as many columns as fit. `thirds`: three columns, or two for two, or one on a narrow screen. */
const columns = { fitting: styles.fitting, thirds: styles.thirds }

interface Props {
  of: keyof typeof columns
  children: ReactNode
}

/** A list in columns, as far as there is room. */
export const Grid = ({ of, children }: Props) => <ul className={`${styles.grid} ${columns[of]}`}>{children}</ul>
