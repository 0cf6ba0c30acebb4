import { Band } from '../../components/Band'
import { Benefits } from '../../components/Benefits'
import { useCopy } from '../../i18n/useCopy'

const facts = ['phone', 'customers', 'uptime', 'leaving', 'bank', 'privacy'] as const

/** What one wants to know of a company before handing it one's invoices, its limits too. */
export function PricingFacts() {
  const copy = useCopy('pricing')
  return (
    <Band id="facts" title={copy('facts.title')} tone="soft" split>
      <Benefits
        items={facts.map((id) => ({ title: copy(`facts.items.${id}.title`), text: copy(`facts.items.${id}.text`) }))}
      />
    </Band>
  )
}
