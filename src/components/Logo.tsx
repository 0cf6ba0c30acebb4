import * as styles from './Logo.module.css'

/** The brand: a run downhill under a low sun, and the name. */
export const Logo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" className={styles.sky} />
      <path d="M0 12c9 1 12 12 32 13v-1c0 4.400-3.600 8-8 8H8c-4.400 0-8-3.600-8-8z" className={styles.slope} />
      <circle cx="22" cy="10" r="4" className={styles.sun} />
    </svg>
    {name}
  </span>
)
