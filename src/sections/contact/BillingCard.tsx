import type site from '../../../content/site.json'
import { Band } from '../../components/Band'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './BillingCard.module.css'

/** The addresses of the company for letters and invoices, on a card. */
export function BillingCard({ contact, company }: Pick<typeof site, 'contact' | 'company'>) {
  const copy = useCopy('contact')
  const common = useCopy('common')
  const address = (
    <address>
      {company.name}
      <br />
      {contact.street}
      <br />
      {`${contact.postalCode} ${contact.city}`}
      <br />
      {copy('address.country')}
    </address>
  )
  const facts = [
    { name: copy('address.title'), value: address },
    { name: copy('billing.einvoice'), value: contact.einvoiceAddress },
    { name: copy('billing.operator'), value: contact.einvoiceOperator },
    { name: common('footer.businessId'), value: company.businessId },
    { name: common('footer.vatId'), value: company.vatId },
  ]
  return (
    <Band id="billing" title={copy('billing.title')} tone="soft" split>
      <dl className={`${styles.card} folded`}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <MarkedTerms>{name}</MarkedTerms>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
