import { Band } from '../../components/Band'
import { Questions } from '../../components/Questions'
import type { Question } from '../../content/schemas'
import { useCopy } from '../../i18n/useCopy'

/** Frequently asked questions. */
export function Faq({ items, tone = 'soft' }: { items: readonly Question[]; tone?: 'plain' | 'soft' }) {
  const copy = useCopy('common')
  return (
    <Band id="faq" title={copy('faq.title')} tone={tone} split>
      <Questions items={items} />
    </Band>
  )
}
