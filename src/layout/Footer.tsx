import site from '../../content/site.json'
import { Logo } from '../components/Logo'
import { Phone } from '../components/Phone'
import { MarkedTerms } from '../i18n/MarkedTerms'
import { LanguageLink } from '../i18n/LanguageLink'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { languageCodes, languages } from '../site/languages'
import { menus } from '../site/menus'
import * as styles from './Footer.module.css'
import { FooterGroup } from './FooterGroup'

/** The footer: links to pages, products and languages, and the data of the company. */
export function Footer({ features }: { features: LayoutData['features'] }) {
  const copy = useCopy('common')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={site.product.name} />
          <p>{copy('footer.tagline')}</p>
          <p>
            <Phone number={site.contact.phone} />
          </p>
          <p>{copy('footer.hours')}</p>
        </div>
        <nav className={styles.links} aria-label={copy('footer.label')}>
          <div className={styles.columns}>
            {menus.footer.map((group) => (
              <FooterGroup key={group.title} {...group} features={features} />
            ))}
            <div>
              <h2>{copy('language.label')}</h2>
              <ul className={`${styles.list} ${styles.languages}`}>
                {languageCodes.map((code) => (
                  <li key={code}>
                    <LanguageLink language={code}>{languages[code].autonym}</LanguageLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </nav>
        <div className={styles.facts}>
          <p>{site.company.name}</p>
          <p>
            <MarkedTerms>{`${copy('footer.businessId')} `}</MarkedTerms>
            <span className="joined">{site.company.businessId}</span>
          </p>
          <p>{`${copy('footer.vatId')} ${site.company.vatId}`}</p>
          <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
        </div>
      </div>
    </footer>
  )
}
