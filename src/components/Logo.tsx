import { logo } from '../drawings/logo'
import { Shapes } from './illustrations/Shapes'
import * as styles from './Logo.module.css'

/** The mark of the brand and its name as text. Where a header has no room for the name, the name wraps out of sight. */
export const Logo = ({ name, inHeader = false }: { name: string; inHeader?: boolean }) => (
  <span className={inHeader ? `${styles.logo} ${styles.inHeader}` : styles.logo}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <Shapes of={logo} classes={styles} />
    </svg>
    <span>{name}</span>
  </span>
)
