import type { ReactNode } from 'react'
import { Glyph } from './Glyph'
import * as styles from './InvoicingApp.module.css'
import { Sheet } from './Sheet'

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
