import { MarkedTerms } from '../i18n/MarkedTerms'
import { Breakable } from './Breakable'
import * as band from './Band.module.css'
import * as styles from './Statement.module.css'

/** The name of a file may be broken behind each underscore. */
const partsOf = (title: string) => title.match(/[^_]*_|[^_]+/g) ?? []

/** Something that is said slowly: a large heading at the left, its story at the right. */
export const Statement = ({ title, text }: { title: string; text: string }) => (
  <section className={`${band.plain} ${styles.statement}`}>
    <h2>
      <Breakable
        parts={partsOf(title).map((part) => (
          <MarkedTerms key={part}>{part}</MarkedTerms>
        ))}
      />
    </h2>
    <p className={styles.text}>
      <MarkedTerms>{text}</MarkedTerms>
    </p>
  </section>
)
