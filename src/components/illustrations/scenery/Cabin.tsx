import * as styles from '../Illustration.module.css'

/** A cabin with its door closed: scenery of the privacy policy. */
export const Cabin = () => (
  <>
    <path fill="var(--bench)" d="M200 76L250 40l50 36v60q-50-12-100 0z" />
    <path className={styles.ink} d="M258 88h24v43h-24z" />
    <path className={styles.sun} d="M216 88h26v22h-26zM262 112h5v5h-5z" />
    <path className={styles.snow} d="M184 84L250 34l66 50H302L250 45 198 84z" />
  </>
)
