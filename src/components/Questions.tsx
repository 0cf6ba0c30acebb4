import type { Question } from '../content/schemas'
import { MarkedTerms } from '../i18n/MarkedTerms'
import { Fold } from './Fold'
import * as styles from './Questions.module.css'

/** A list of questions; each opens its answer. */
export const Questions = ({ items }: { items: readonly Question[] }) => (
  <div>
    {items.map(({ question, answer }) => (
      <Fold key={question} as="h3" title={<MarkedTerms>{question}</MarkedTerms>}>
        <p className={styles.answer}>
          <MarkedTerms>{answer}</MarkedTerms>
        </p>
      </Fold>
    ))}
  </div>
)
