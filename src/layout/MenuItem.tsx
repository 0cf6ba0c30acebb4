import type { ReactNode } from 'react'
import * as styles from './Disclosure.module.css'

interface Props {
  link: (className: string) => ReactNode
  text?: string
  /** Closes a menu of two columns under a line. */
  last?: boolean
}

/** An entry of a disclosure: a link, and a line that says what is there. */
export const MenuItem = ({ link, text, last = false }: Props) => (
  <li className={last ? `${styles.item} ${styles.last}` : styles.item}>
    {link(styles.link ?? '')}
    {text && <p>{text}</p>}
  </li>
)
