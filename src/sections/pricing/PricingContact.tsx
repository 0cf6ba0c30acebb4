import { Band } from '../../components/Band'
import { buttonClass } from '../../components/buttonClass'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'

/** Where to ask about prices. */
export function PricingContact() {
  const copy = useCopy('pricing')
  return (
    <Band id="contact" title={copy('contact.title')} lead={copy('contact.text')}>
      <p>
        <PageLink className={buttonClass('quiet')} to="contact">
          {copy('contact.link')}
        </PageLink>
      </p>
    </Band>
  )
}
