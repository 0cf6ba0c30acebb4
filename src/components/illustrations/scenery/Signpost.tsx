import * as styles from '../Illustration.module.css'

/** A signpost with two boards: scenery of the pages of tags. */
export const Signpost = () => (
  <>
    <path fill="var(--bench)" d="M250 30h7v116h-7z" />
    <path fill="var(--lake)" d="M232 32h80l16 15-16 15h-80z" />
    <path className={styles.sun} d="M276 70h-78l-16 15 16 15h78z" />
    <path className={styles.snow} d="M228 32C230 24 310 24 314 32zM196 70C198 63 274 63 278 70z" />
    <path className={styles.fold} opacity=".4" d="M229 155q24-18 48 0-24 8-48 0z" />
    <path fill="none" stroke="var(--white)" strokeWidth="4" d="M246 47h54" />
    <path className={styles.heading} strokeWidth="4" d="M210 85h50" />
  </>
)
