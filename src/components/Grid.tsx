import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

/** A list whose items stand side by side as far as there is room. */
export const Grid = ({ children }: { children: ReactNode }) => <ul className={styles.grid}>{children}</ul>
