import type { ReactNode } from 'react'
import * as styles from './Disclosure.module.css'
import * as header from './Header.module.css'

interface Props {
  link: (className: string) => ReactNode
  text?: string
}

/** An entry of a menu: a link, and a line about its page. */
export const MenuItem = ({ link, text }: Props) => (
  <li className={styles.item}>
    {link(header.link ?? '')}
    {text && <p>{text}</p>}
  </li>
)
