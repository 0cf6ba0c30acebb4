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
}

/** A row of a drawn sheet: a sign, a name with a detail below it, a status, a value. */
export const SheetRow = ({ before, name, detail, value, status, ruled = false, stacked = false }: Props) => (
  <div className={`${styles.row} ${ruled ? styles.ruled : ''}`}>
    {before}
    <div className={styles.name}>
      {name}
      {detail && <div className={styles.detail}>{detail}</div>}
    </div>
    {(status ?? value) && (
      <div className={`${styles.end} ${status && !stacked ? styles.inline : ''}`}>
        {status}
        {value && <div className={styles.value}>{value}</div>}
      </div>
    )}
  </div>
)
