import type { ReactNode } from 'react'
import * as styles from './InvoicesPicture.module.css'

/** Two contents in one place: `after` replaces `before` when the payment arrives. */
export const Swap = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <span className={styles.swap}>
    <span className={styles.before}>{before}</span>
    <span className={styles.after}>{after}</span>
  </span>
)
