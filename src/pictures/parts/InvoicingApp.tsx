import type { ReactNode } from 'react'
import { Glyph } from './Glyph'
import * as styles from './InvoicingApp.module.css'
import { account } from '../samples'
import { Sheet } from './Sheet'
import * as row from './SheetRow.module.css'

const menu = ['slope', 'invoice', 'people', 'bank', 'chart'] as const

/** The window of the drawn product: its menu, where there is room for it, and `children`. */
export const InvoicingApp = ({ children }: { children: ReactNode }) => (
  <Sheet>
    <div className={styles.app}>
      <div className={styles.rail}>
        {menu.map((name) => (
          <Glyph key={name} name={name} />
        ))}
      </div>
      {children}
    </div>
  </Sheet>
)

/** The name of the company whose account is open. */
export const AccountName = () => <p className={row.detail}>{account}</p>
