import type { ReactNode } from 'react'
import * as styles from './Disclosure.module.css'
import { useDismiss } from './useDismiss'

interface Props {
  summary: ReactNode
  /** On a wide screen the list opens towards the left. */
  end?: boolean
  /** On a wide screen the list has two columns. */
  wide?: boolean
  children: ReactNode
}

/** A menu behind a summary: inline in the menu of a narrow screen, over the page on a wide one. */
export function Disclosure({ summary, end = false, wide = false, children }: Props) {
  const ref = useDismiss()
  return (
    <details ref={ref} className={styles.disclosure} name="header">
      <summary className={styles.summary}>{summary}</summary>
      <ul className={[styles.list, end ? styles.end : '', wide ? styles.wide : ''].join(' ')}>{children}</ul>
    </details>
  )
}
