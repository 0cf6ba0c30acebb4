import type { ReactNode } from 'react'
import * as styles from './Disclosure.module.css'

interface Props {
  summary: ReactNode
  /** Whether one of the menu's pages is shown. */
  current?: boolean
  /** On a wide screen the list opens to the left. */
  end?: boolean
  /** On a wide screen the list has two columns. */
  wide?: boolean
  children: ReactNode
}

/**
 * A menu that a summary opens: within the menu of a narrow screen, over the page on a wide one.
 * `src/client/boot/dismissMenus.ts` closes it; without JavaScript its summary does.
 */
export const Disclosure = ({ summary, current = false, end = false, wide = false, children }: Props) => (
  <details className={styles.disclosure} name="header">
    <summary className={styles.summary} aria-current={current || undefined}>
      {summary}
    </summary>
    <ul className={[styles.list, end ? styles.end : '', wide ? styles.wide : ''].join(' ')}>{children}</ul>
  </details>
)
