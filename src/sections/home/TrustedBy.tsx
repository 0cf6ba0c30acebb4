import site from '../../../content/site.json'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { quotedCustomers, townOf } from '../shared/customers'
import { ShopSign } from '../shared/ShopSign'
import { formatPercent } from '../../site/format'
import * as styles from './TrustedBy.module.css'

/** Figures of the company, and the customers that pages quote, with the signs of their shops. */
export function TrustedBy() {
  const copy = useCopy('home')
  const { language } = useCurrentPage()
  const figures = [
    { id: 'uptime', figure: formatPercent(site.company.uptime, language) },
    { id: 'founded', figure: String(site.company.founded) },
  ]
  return (
    <section className={styles.band}>
      <h2 className={styles.title}>{copy('trusted.title')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ id, figure }) => (
          <div key={id}>
            <dt className="small-print">{copy(`trusted.${id}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {quotedCustomers.length > 0 && (
        <ul className={styles.customers} aria-label={copy('trusted.samples')}>
          {quotedCustomers.map(([key, customer]) => (
            <li key={key} className={styles.customer}>
              <ShopSign path={customer.sign} />
              <div>
                <b>{customer.company}</b>
                <p>{`${copy(`trusted.trade.${key}`)}, ${townOf(customer, language)}`}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
