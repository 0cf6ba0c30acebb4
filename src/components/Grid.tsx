import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

/** A list in as many columns as fit. */
export const Grid = ({ children }: { children: ReactNode }) => <ul className={styles.grid}>{children}</ul>
