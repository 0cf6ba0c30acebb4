import { MarkedTerms } from '../i18n/MarkedTerms'
import * as band from './Band.module.css'
import * as styles from './Statement.module.css'

/** The name of a file may be broken behind each underscore. */
const breakable = (title: string) => title.replaceAll('_', '_\u200b')

/** Something that is said slowly: a large heading at the left, its story at the right. */
export const Statement = ({ title, text }: { title: string; text: string }) => (
  <section className={`${band.plain} ${styles.statement}`}>
    <h2>
      <MarkedTerms>{breakable(title)}</MarkedTerms>
    </h2>
    <p className={styles.text}>
      <MarkedTerms>{text}</MarkedTerms>
    </p>
  </section>
)
