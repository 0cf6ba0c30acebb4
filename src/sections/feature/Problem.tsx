import { MarkedTerms } from '../../i18n/MarkedTerms'
import { Breakable } from '../../components/Breakable'
import * as band from '../../components/Bands.module.css'
import * as styles from './Problem.module.css'

/** A file name. It stays on one line if that has room, else it breaks after an underscore. */
const FileName = ({ children: name }: { children: string }) => (
  <span className="joined">
    <Breakable parts={name.match(/[^_]*_|[^_]+/g) ?? []} />
  </span>
)

/** The problem that a feature solves, in large type: the heading at the left, the text at the right. */
export const Problem = ({ title, text }: { title: string; text: string }) => (
  <section className={`${band.band} ${band.plain}`}>
    <div className={`${band.inner} ${band.split}`}>
      <h2 className={`${band.heading} ${styles.title}`}>
        {title
          .split(/(\S*_\S*)/)
          .map((part) =>
            part.includes('_') ? <FileName key={part}>{part}</FileName> : <MarkedTerms key={part}>{part}</MarkedTerms>,
          )}
      </h2>
      <p className={styles.text}>
        <MarkedTerms>{text}</MarkedTerms>
      </p>
    </div>
  </section>
)
