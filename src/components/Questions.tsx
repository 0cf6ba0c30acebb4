import type { Question } from '../content/schemas'
import { Words } from '../i18n/Words'
import * as styles from './Questions.module.css'

/** Questions that open their answers, without JavaScript too. */
export const Questions = ({ items }: { items: readonly Question[] }) => (
  <div>
    {items.map(({ question, answer }) => (
      <details key={question} className={styles.item}>
        <summary className={styles.question}>
          <h3 className={styles.title}>
            <Words>{question}</Words>
          </h3>
        </summary>
        <p className={styles.answer}>
          <Words>{answer}</Words>
        </p>
      </details>
    ))}
  </div>
)
