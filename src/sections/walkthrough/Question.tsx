import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { useCopy } from '../../i18n/useCopy'
import { UncontrolledChoices } from '../shared/UncontrolledChoices'
import * as styles from './Walkthrough.module.css'

interface Props {
  /** Fragment of the band, name of its words and of its radio buttons. */
  id: 'invoice' | 'way' | 'payment'
  tone: 'plain' | 'soft'
  /** No room above it. */
  tight?: boolean
  /** What can be chosen. */
  words: readonly string[]
  /** What is shown for the choice at a place. */
  part: (index: number) => ReactNode
}

/**
 * A question with its answers, and what becomes of the invoice for each of them: all are there, and the style sheet
 * shows the one that is chosen.
 */
export function Question({ id, tone, tight, words, part }: Props) {
  const copy = useCopy('howItWorks')
  return (
    <Band
      id={id}
      title={copy(`question.${id}.title`)}
      lead={copy(`question.${id}.lead`)}
      tone={tone}
      tight={tight}
      split
    >
      <div className={styles.answers}>
        <UncontrolledChoices legend={copy(`question.${id}.legend`)} name={`show-${id}`} asks={id} words={words} />
        {words.map((each, index) => (
          <div key={each} {...{ [`data-${id}`]: index }}>
            <h3 className={styles.name}>{each}</h3>
            {part(index)}
          </div>
        ))}
      </div>
    </Band>
  )
}
