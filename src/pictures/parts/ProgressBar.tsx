import * as styles from './ProgressBar.module.css'

/** A bar for `value` out of `max`. It is hidden from screen readers: the numbers stand beside it as text. */
export const ProgressBar = ({ value, max, thin = false }: { value: number; max: number; thin?: boolean }) => (
  <svg
    className={`${styles.bar} ${thin ? styles.thin : ''}`}
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width="100" height="4" fill="var(--line)" />
    <rect width={(100 * value) / (max || 1)} height="4" fill="var(--accent)" />
  </svg>
)
