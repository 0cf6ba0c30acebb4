import type { Question } from '../content/schemas'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Questions.module.css'

/** Questions that open their answers, without JavaScript too. */
export const Questions = ({ items }: { items: readonly Question[] }) => (
  <div>
    {items.map(({ question, answer }) => (
      <details key={question} className={styles.item}>
        <summary className={styles.question}>
          <h3 className={styles.title}>
            <MarkedTerms>{question}</MarkedTerms>
          </h3>
        </summary>
        <p className={styles.answer}>
          <MarkedTerms>{answer}</MarkedTerms>
        </p>
      </details>
    ))}
  </div>
)
