import { Band } from '../../components/Band'
import { Benefits } from '../../components/Benefits'
import { ChapterPicture } from '../../components/ChapterPicture'
import { Purse } from '../../components/illustrations/Purse'
import { useCopy } from '../../i18n/useCopy'

const facts = ['phone', 'uptime', 'leaving', 'bank'] as const

/** Facts about the company that a customer asks for before buying, including the limits of the product. */
export function PricingFacts() {
  const copy = useCopy('pricing')
  return (
    <Band
      id="facts"
      title={copy('facts.title')}
      tone="soft"
      split
      below={
        <ChapterPicture>
          <Purse />
        </ChapterPicture>
      }
    >
      <Benefits
        items={facts.map((id) => ({ title: copy(`facts.items.${id}.title`), text: copy(`facts.items.${id}.text`) }))}
      />
    </Band>
  )
}
