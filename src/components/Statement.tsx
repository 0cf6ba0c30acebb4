import { Words } from '../i18n/Words'
import * as band from './Band.module.css'
import * as styles from './Statement.module.css'

/** The name of a file may be broken behind each underscore. */
const breakable = (title: string) => title.replaceAll('_', '_\u200b')

/** Something that is said slowly: a large heading at the left, its story at the right. */
export const Statement = ({ title, text }: { title: string; text: string }) => (
  <section className={`${band.plain} ${styles.statement}`}>
    <h2>
      <Words>{breakable(title)}</Words>
    </h2>
    <p className={styles.text}>
      <Words>{text}</Words>
    </p>
  </section>
)
