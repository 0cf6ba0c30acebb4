import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { Questions } from '../../components/Questions'
import type { Question } from '../../content/schemas'
import { useCopy } from '../../i18n/useCopy'

interface Props {
  items: readonly Question[]
  /** Below the questions. */
  children?: ReactNode
}

/** The band of frequently asked questions. */
export function Faq({ items, children }: Props) {
  const copy = useCopy('common')
  return (
    <Band id="faq" title={copy('faq.title')} tone="soft" split>
      <div>
        <Questions items={items} />
        {children}
      </div>
    </Band>
  )
}
