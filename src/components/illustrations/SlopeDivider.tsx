import * as styles from './Illustration.module.css'

/** The curve of the brand as the upper edge of the band below, whose ground it takes. */
export const SlopeDivider = ({ onto = 'plain' }: { onto?: 'plain' | 'soft' | 'deep' }) => (
  <svg viewBox="0 0 1440 88" preserveAspectRatio="none" aria-hidden="true" className={styles.divider}>
    <path className={styles[onto]} d="M0 0C330 3 560 80 1440 86V89H0z" />
  </svg>
)
