import * as styles from '../Illustration.module.css'

/** A trail with poles along it: scenery of legal texts. */
export const Waymarks = () => (
  <>
    <path
      fill="var(--text-soft)"
      d="M104 93C200 95 300 112 390 146v5C300 116 200 98 104 93zM96 94C190 100 290 126 390 163v6C290 131 190 103 96 94z"
    />
    <path className={styles.sun} d="M346 46h9v78h-9zM276 54h7v53h-7zM216 60h5v39h-5zM170 64h4v31h-4zM136 69h3v24h-3z" />
    <path className={styles.snow} d="M346 54h9v12h-9zM276 60h7v9h-7zM216 64h5v6h-5zM170 67h4v4h-4z" />
  </>
)
