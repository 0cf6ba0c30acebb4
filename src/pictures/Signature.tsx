import * as styles from './Signature.module.css'

/** A name written by hand. */
export const Signature = () => (
  <svg className={styles.signature} viewBox="0 0 160 44" aria-hidden="true">
    <path d="M10 36C16 22 22 8 26 6s-2 14-6 28M40 8c-4 10-8 20-9 28M17 23c8-2 14-3 20-3M44 34c2-6 5-9 6-8s-4 9 0 9 9-25 11-26-7 25-3 25 6-9 8-9-3 9 1 9 7-8 9-8 0 7 4 8M92 34c6-14 8-26 9-27 12-2 14 11-2 14 4 5 7 12 13 12s8-10 10-9-5 9 0 9 6-9 8-9 1 8 5 8 10-4 16-6" />
  </svg>
)
