import type { ReactNode } from 'react'
import * as styles from './Fold.module.css'

interface Props {
  title: ReactNode
  /** A heading in a text, else a line of its own. */
  as?: 'h3' | 'span'
  children: ReactNode
}

/** A row that opens what it names, without JavaScript too. */
export const Fold = ({ title, as: Title = 'span', children }: Props) => (
  <details className={styles.item}>
    <summary className={styles.row}>
      <Title className={styles.name}>{title}</Title>
    </summary>
    {children}
  </details>
)
