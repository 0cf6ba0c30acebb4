import site from '../../content/site.json'
import { buttonClass } from '../components/buttonClass'
import { Logo } from '../components/Logo'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { registerUrl } from '../site/addresses'
import { FeaturesMenu } from './FeaturesMenu'
import * as styles from './Header.module.css'
import { LanguageSwitcher } from './LanguageSwitcher'
import { ProductFamilyMenu } from './ProductFamilyMenu'

const links = ['pricing', 'company', 'blog'] as const

/** Skip link, brand and menu. On a narrow screen the menu is a popover, which needs no script. */
export function Header({ features }: { features: LayoutData['menu'] }) {
  const copy = useCopy('common')
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {copy('skipToContent')}
      </a>
      <div className={styles.bar}>
        <PageLink to="home" className={styles.brand} aria-label={copy('nav.home')}>
          <Logo name={site.product.name} />
        </PageLink>
        <span className={styles.trial}>
          <a className={buttonClass()} href={registerUrl()}>
            {copy('nav.register')}
          </a>
        </span>
        <button type="button" className={styles.toggle} {...{ popovertarget: 'menu' }}>
          {copy('nav.menu')}
        </button>
        <nav id="menu" className={styles.menu} aria-label={copy('nav.label')} {...{ popover: 'auto' }}>
          <ul className={styles.links}>
            <li>
              <FeaturesMenu features={features} />
            </li>
            {links.map((route) => (
              <li key={route}>
                <PageLink to={route} className={styles.link}>{copy(`nav.${route}`)}</PageLink>
              </li>
            ))}
            <li>
              <ProductFamilyMenu />
            </li>
          </ul>
          <div className={styles.actions}>
            <LanguageSwitcher />
            <a href={site.links.login} className={styles.link}>{copy('nav.login')}</a>
            <a className={buttonClass()} href={registerUrl()}>
              {copy('nav.register')}
            </a>
          </div>
        </nav>
      </div>
    </header>
  )
}
