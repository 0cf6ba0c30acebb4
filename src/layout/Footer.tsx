import site from '../../content/site.json'
import { Logo } from '../components/Logo'
import { LanguageLink } from '../i18n/LanguageLink'
import { useLanguage } from '../i18n/LanguageContext'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { languageCodes, languages } from '../site/languages'
import { ownPath, type RouteId } from '../site/routes'
import * as styles from './Footer.module.css'

const companyLinks = ['company', 'blog', 'contact'] as const
const legalLinks = ['privacy', 'terms', 'accessibility'] as const satisfies readonly RouteId[]

/** Every page of the site, the product family, the languages and who we are. */
export function Footer({ features }: { features: LayoutData['menu'] }) {
  const copy = useCopy('common')
  const { translations } = useLanguage()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={site.product.name} />
          <p>{copy('footer.tagline')}</p>
        </div>
        <nav className={styles.columns} aria-label={copy('footer.label')}>
          <div>
            <h2>{copy('footer.product')}</h2>
            <ul className={styles.list}>
              {features.map(({ key, name }) => (
                <li key={key}>
                  <PageLink to={key}>{name}</PageLink>
                </li>
              ))}
              <li>
                <PageLink to="features">{copy('nav.allFeatures')}</PageLink>
              </li>
              <li>
                <PageLink to="pricing">{copy('nav.pricing')}</PageLink>
              </li>
            </ul>
          </div>
          <div>
            <h2>{copy('footer.company')}</h2>
            <ul className={styles.list}>
              {companyLinks.map((route) => (
                <li key={route}>
                  <PageLink to={route}>{copy(`nav.${route}`)}</PageLink>
                </li>
              ))}
              <li>
                <a href={site.links.login}>{copy('nav.login')}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{copy('footer.family')}</h2>
            <ul className={styles.list}>
              {site.family.map(({ id, url }) => (
                <li key={id}>
                  <a href={url}>{copy(`family.${id}.name`)}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{copy('footer.legal')}</h2>
            <ul className={styles.list}>
              {legalLinks.map((route) => (
                <li key={route}>
                  <PageLink to={route}>{copy(`footer.${route}`)}</PageLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{copy('language.label')}</h2>
            <ul className={styles.list}>
              {languageCodes.map((code) => (
                <li key={code}>
                  <LanguageLink language={code} path={translations[code] ?? ownPath('home', code)}>
                    {languages[code].autonym}
                  </LanguageLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <p className={styles.facts}>
          <span>{site.company.name}</span>
          <span>
            {copy('footer.businessId')} {site.company.businessId}
          </span>
          <span>
            {copy('footer.vatId')} {site.company.vatId}
          </span>
          <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
        </p>
      </div>
    </footer>
  )
}
