import type { ReactNode } from 'react'
import * as styles from './SheetRow.module.css'

interface Props {
  before?: ReactNode
  name: ReactNode
  detail?: ReactNode
  value?: ReactNode
  status?: ReactNode
  ruled?: boolean
  /** The status stands below the value, even where both fit on one line. */
  stacked?: boolean
  /** The row is part of a `dl`. */
  listed?: boolean
}

/** A row of a drawn sheet: a sign, a name with a detail below it, a status, a value. */
export function SheetRow({ before, name, detail, value, status, ruled, stacked, listed }: Props) {
  const [Name, Value] = listed ? (['dt', 'dd'] as const) : (['div', 'div'] as const)
  return (
    <div className={`${styles.row} ${ruled ? styles.ruled : ''}`}>
      {before}
      <Name className={styles.name}>
        {name}
        {detail && <div className={styles.detail}>{detail}</div>}
      </Name>
      {(status ?? value) && (
        <Value className={`${styles.end} ${status && !stacked ? styles.inline : ''}`}>
          {status}
          {value && <div className={styles.value}>{value}</div>}
        </Value>
      )}
    </div>
  )
}
