import * as styles from '../Illustration.module.css'

/** A notice board under snow: scenery of the blog. */
export const NoticeBoard = () => (
  <>
    <path className={styles.ink} d="M206 56h7v82h-7zM296 56h7v88h-7z" />
    <path fill="var(--bench)" d="M194 46h120v66H194z" />
    <path className={styles.snow} d="M184 46C186 30 204 28 253 28S322 30 324 46z" />
    <path className={styles.fold} opacity=".4" d="M186 146q24-18 48 0-24 8-48 0zm90 6q24-18 48 0-24 8-48 0z" />
    <path className={styles.paper} d="M206 56h26l9 9v36h-35zM282 58h22v38h-22z" />
    <path className={styles.fold} d="M232 56v9h9z" />
    <path className={styles.sun} d="M252 54h22v24h-22z" />
    <path className={styles.heading} strokeWidth="3" d="M213 68h12" />
    <path className={styles.row} strokeWidth="3" d="M213 78h20M213 87h20M287 68h12M287 77h12" />
  </>
)
