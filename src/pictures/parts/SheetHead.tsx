import type { ReactNode } from 'react'
import * as styles from './SheetHead.module.css'

/** The title of a drawn sheet, with `children` at the end of its line. */
export const SheetHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className={styles.head}>
    <p className={styles.title}>{title}</p>
    {children && <p>{children}</p>}
  </div>
)
