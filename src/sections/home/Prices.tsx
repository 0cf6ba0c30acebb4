import { Band } from '../../components/Band'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { Plans } from '../pricing/Plans'

/** The band of the plans on the front page, with a link to the table that compares them. */
export function Prices() {
  const copy = useCopy('home')
  return (
    <Band id="pricing" title={copy('pricing.title')} lead={copy('pricing.lead')} tone="soft">
      <Plans brief />
      <p className="band-end">
        <PageLink to="pricing" fragment="#compare">
          {copy('pricing.more')}
        </PageLink>
      </p>
    </Band>
  )
}
