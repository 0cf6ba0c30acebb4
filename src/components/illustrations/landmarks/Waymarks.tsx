import * as styles from '../Illustration.module.css'

/** A trail with poles along it: landmark of legal texts. */
export const Waymarks = () => (
  <>
    <path className={styles.track} strokeWidth="2.5" d="M96 94C140 98 236 112 270 176M108 93C170 98 290 118 330 176" />
    <path className={styles.sun} d="M346 56h9v86h-9zM276 60h7v58h-7zM216 64h5v42h-5zM170 66h4v32h-4zM136 70h3v24h-3z" />
    <path className={styles.snow} d="M346 66h9v12h-9zM276 67h7v9h-7zM216 69h5v6h-5zM170 70h4v4h-4z" />
  </>
)
