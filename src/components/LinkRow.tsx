import type { ReactNode } from 'react'
import * as styles from './LinkRow.module.css'

/** Links side by side. */
export const LinkRow = ({ children }: { children: ReactNode }) => <ul className={styles.row}>{children}</ul>
