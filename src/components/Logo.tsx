import { logo } from '../drawings/logo'
import { Shapes } from './illustrations/Shapes'
import * as styles from './Logo.module.css'

/** The brand: its mark, and the name as live text, which wraps out of sight where a header has no room for it. */
export const Logo = ({ name, inHeader = false }: { name: string; inHeader?: boolean }) => (
  <span className={inHeader ? `${styles.logo} ${styles.inHeader}` : styles.logo}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <Shapes of={logo} classes={styles} />
    </svg>
    <span>{name}</span>
  </span>
)
