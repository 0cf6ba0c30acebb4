import type { ReactNode } from 'react'
import { StatusPill, type Status } from './StatusPill'
import * as styles from './SheetRow.module.css'

interface Props {
  name: ReactNode
  detail?: ReactNode
  value?: ReactNode
  status?: { kind: Status; text: string }
  strong?: boolean
}

/** A line in a drawn window: a name with its detail, a value, a status. */
export const SheetRow = ({ name, detail, value, status, strong = false }: Props) => (
  <div className={`${styles.row} ${strong ? styles.strong : ''}`}>
    <span className={styles.name}>
      {name}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    <span className={styles.end}>
      {value && <span className={styles.value}>{value}</span>}
      {status && <StatusPill kind={status.kind}>{status.text}</StatusPill>}
    </span>
  </div>
)
