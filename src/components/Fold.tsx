import type { ReactNode } from 'react'
import * as styles from './Fold.module.css'

interface Props {
  title: ReactNode
  /** Element of the title: a heading where the fold belongs to a text. */
  as?: 'h3' | 'span'
  children: ReactNode
}

/** A row that opens and closes its content, also without JavaScript. */
export const Fold = ({ title, as: Title = 'span', children }: Props) => (
  <details className={styles.item}>
    <summary className={styles.row}>
      <Title className={styles.name}>{title}</Title>
    </summary>
    {children}
  </details>
)
