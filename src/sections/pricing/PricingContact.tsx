import { TitledText } from '../../components/TitledText'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'

/** Where to ask what the questions do not answer. */
export function PricingContact() {
  const copy = useCopy('pricing')
  return (
    <div className="band-end">
      <TitledText title={copy('contact.title')}>{copy('contact.text')}</TitledText>
      <p>
        <PageLink to="contact">{copy('contact.link')}</PageLink>
      </p>
    </div>
  )
}
