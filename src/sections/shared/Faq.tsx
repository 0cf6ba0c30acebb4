import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { Fold } from '../../components/Fold'
import type { Question } from '../../content/schemas'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './Faq.module.css'

interface Props {
  items: readonly Question[]
  /** Below the questions. */
  children?: ReactNode
}

/** The band of frequently asked questions; each opens its answer. */
export function Faq({ items, children }: Props) {
  const copy = useCopy('common')
  return (
    <Band id="faq" title={copy('faq.title')} tone="soft" split>
      <div>
        <div>
          {items.map(({ question, answer }) => (
            <Fold key={question} as="h3" title={<MarkedTerms>{question}</MarkedTerms>}>
              <p className={styles.answer}>
                <MarkedTerms>{answer}</MarkedTerms>
              </p>
            </Fold>
          ))}
        </div>
        {children}
      </div>
    </Band>
  )
}
