import site from '../../../content/site.json'
import testimonials from '../../../content/testimonials.json'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatNumber, formatPercent } from '../../site/format'
import * as styles from './TrustedBy.module.css'

const companies = Object.values(testimonials).map(({ company }) => company)

/** Figures of the company, and names of customers. */
export function TrustedBy() {
  const copy = useCopy('home')
  const { language } = useCurrentPage()
  const figures = [
    { id: 'customers', figure: `${formatNumber(site.company.customers, language)}+` },
    { id: 'uptime', figure: formatPercent(site.company.uptime, language) },
    { id: 'founded', figure: String(site.company.founded) },
  ]
  return (
    <section className={styles.band} aria-labelledby="trusted-title">
      <h2 id="trusted-title" className={styles.title}>
        {copy('trusted.title')}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ id, figure }) => (
          <div key={id}>
            <dt>{copy(`trusted.${id}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.companies} aria-label={copy('trusted.samples')}>
        {companies.map((company) => (
          <li key={company}>{company}</li>
        ))}
      </ul>
    </section>
  )
}
