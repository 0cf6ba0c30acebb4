import * as styles from './SlopeDivider.module.css'

/** The edge of a page's last band: the page above ends in the curve of the brand, with snow on it. */
export const SlopeDivider = () => (
  <div className={styles.divider}>
    <svg viewBox="0 0 1440 88" preserveAspectRatio="none" aria-hidden="true" className={styles.curve}>
      <path fill="var(--deep)" d="M0 0C300 6 540 94 1440 86V89H0z" />
      <path fill="var(--slope)" d="M0 0C330 3 560 80 1440 86C540 94 300 6 0 0z" />
    </svg>
  </div>
)
