import * as styles from '../Illustration.module.css'

/** A cabin with its door closed: scenery of the privacy policy. */
export const Cabin = () => (
  <>
    <path fill="var(--bench)" d="M200 76l50-36 50 36v60q-50-8-100 0z" />
    <path className={styles.ink} d="M258 88h24v44h-24z" />
    <path className={styles.sun} d="M216 88h26v22h-26z" />
    <path className={styles.snow} d="M184 80L250 32l66 48-6 9-60-44-60 44z" />
  </>
)
