import { Band } from '../../components/Band'
import { Questions } from '../../components/Questions'
import type { Question } from '../../content/schemas'
import { useCopy } from '../../i18n/useCopy'

/** Frequently asked questions. */
export function Faq({ items }: { items: readonly Question[] }) {
  const copy = useCopy('common')
  return (
    <Band id="faq" title={copy('faq.title')} tone="soft" split>
      <Questions items={items} />
    </Band>
  )
}
