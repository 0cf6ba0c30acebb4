import type { ReactNode } from 'react'
import * as styles from './TitledText.module.css'

/** A third-level heading with a text under it. */
export const TitledText = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={styles.block}>
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
)
