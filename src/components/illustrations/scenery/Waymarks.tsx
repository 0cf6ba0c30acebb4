import * as styles from '../Illustration.module.css'

/** A trail with poles along it: scenery of legal texts. */
export const Waymarks = () => (
  <>
    <path
      fill="var(--track)"
      d="M96 94C150 98 240 114 268 176h5C244 112 152 97 96 94zM106 93C180 98 290 118 330 176h6C294 115 184 96 106 93z"
    />
    <path className={styles.sun} d="M346 56h9v86h-9zM276 60h7v58h-7zM216 64h5v42h-5zM170 66h4v32h-4zM136 70h3v24h-3z" />
    <path className={styles.snow} d="M346 66h9v12h-9zM276 67h7v9h-7zM216 69h5v6h-5zM170 70h4v4h-4z" />
  </>
)
