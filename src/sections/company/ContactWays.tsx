import type site from '../../../content/site.json'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './ContactWays.module.css'

type Site = typeof site

/** Mail, telephone, opening hours, address and where to send an invoice. */
export function ContactWays({ contact, company }: Pick<Site, 'contact' | 'company'>) {
  const copy = useCopy('contact')
  const common = useCopy('common')
  return (
    <>
      <div className={styles.first}>
        <section>
          <h2>{copy('email.title')}</h2>
          <p className={styles.main}>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
          <p>{copy('email.text')}</p>
        </section>
        <section>
          <h2>{copy('phone.title')}</h2>
          <p className={styles.main}>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          </p>
          <p>{copy('phone.text')}</p>
        </section>
      </div>
      <div className={styles.ways}>
        <section>
          <h2>{copy('hours.title')}</h2>
          <p className={styles.main}>{copy('hours.text')}</p>
          <p>{copy('hours.note')}</p>
        </section>
        <section>
          <h2>{copy('address.title')}</h2>
          <address className={styles.address}>
            {company.name}
            <br />
            {contact.street}
            <br />
            {contact.postalCode} {contact.city}
            <br />
            {copy('address.country')}
          </address>
        </section>
        <section>
          <h2>{copy('billing.title')}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{common('footer.businessId')}</dt>
              <dd>{company.businessId}</dd>
            </div>
            <div>
              <dt>{common('footer.vatId')}</dt>
              <dd>{company.vatId}</dd>
            </div>
            <div>
              <dt>{copy('billing.einvoice')}</dt>
              <dd>{contact.einvoiceAddress}</dd>
            </div>
            <div>
              <dt>{copy('billing.operator')}</dt>
              <dd>{contact.einvoiceOperator}</dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  )
}
