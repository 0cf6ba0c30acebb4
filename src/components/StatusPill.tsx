import type { ReactNode } from 'react'
import * as styles from './StatusPill.module.css'

export type Status = 'good' | 'bad' | 'neutral'

/** A status in words, on a coloured ground. */
export const StatusPill = ({ kind, children }: { kind: Status; children: ReactNode }) => (
  <span className={`${styles.pill} ${styles[kind] ?? ''}`}>{children}</span>
)
