import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { useCopy } from '../../i18n/useCopy'
import { UncontrolledChoices } from '../shared/UncontrolledChoices'
import * as styles from './Walkthrough.module.css'

interface Props {
  /** Fragment of the band, and name of its words and radio buttons. */
  id: 'invoice' | 'way' | 'payment'
  tone: 'plain' | 'soft'
  /** No room above it. */
  tight?: boolean
  /** Labels of the answers. */
  words: readonly string[]
  /** Content for the answer with this index. */
  part: (index: number) => ReactNode
}

/**
 * A question of _how it works_ with radio buttons, and the content for each answer. All contents are in the page; the
 * style sheet shows the chosen one.
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
        {words.map((label, index) => (
          <div key={label}>
            <h3 className={styles.name}>{label}</h3>
            {part(index)}
          </div>
        ))}
      </div>
    </Band>
  )
}
