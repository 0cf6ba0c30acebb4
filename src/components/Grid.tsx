import type { ReactNode } from 'react'
import * as styles from './Grid.module.css'

/** A list whose items stand side by side as far as there is room; thirds stand in one row, or in none. */
export const Grid = ({ thirds = false, children }: { thirds?: boolean; children: ReactNode }) => (
  <ul className={`${styles.grid} ${thirds ? styles.thirds : ''}`}>{children}</ul>
)
