import * as styles from './Logo.module.css'

/** The brand: a sheet of paper that is also a slope under a low sun, and the name as live text. */
export const Logo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <path className={styles.sky} d="M11.5 1h13A3.5 3.5 0 0 1 28 4.500v16C17.5 19 11.8 11.5 11.5 1z" />
      <path
        className={styles.slope}
        d="M4 4.500A3.5 3.5 0 0 1 7.5 1h.7C8.5 13 15.5 22.6 28 24v3.500a3.5 3.5 0 0 1-3.5 3.500h-17A3.5 3.5 0 0 1 4 27.500z"
      />
      <circle className={styles.sun} cx="21" cy="9" r="4.8" />
    </svg>
    {name}
  </span>
)
