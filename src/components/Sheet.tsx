import type { ReactNode } from 'react'
import * as styles from './Sheet.module.css'

/** A window of the product, drawn; to assistive technology one picture with a label. */
export const Sheet = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <div className={styles.sheet} role="img" aria-label={label}>
    <div aria-hidden="true">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  </div>
)
