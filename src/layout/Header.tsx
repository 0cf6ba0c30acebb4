import site from '../../content/site.json'
import { buttonClass } from '../components/buttonClass'
import { Logo } from '../components/Logo'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { RegisterLink } from '../i18n/RegisterLink'
import { useMenu } from '../i18n/useMenu'
import { menus } from '../site/menus'
import * as styles from './Header.module.css'
import { LanguageSwitcher } from './LanguageSwitcher'
import { PagesMenu } from './PagesMenu'
import { ProductFamilyMenu } from './ProductFamilyMenu'

/**
 * The header: skip link, brand and menu. On a narrow screen the menu is a popover, which needs no script. Its
 * attributes are spread because the types of React 18 lack them.
 */
export function Header({ features }: { features: LayoutData['features'] }) {
  const copy = useCopy('common')
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {copy('skipToContent')}
      </a>
      <div className={styles.bar}>
        <PageLink to="home" className={styles.brand} aria-label={copy('nav.home')}>
          <Logo name={site.product.name} inHeader />
        </PageLink>
        <span className={styles.trial}>
          <RegisterLink className={buttonClass()}>{copy('nav.register')}</RegisterLink>
        </span>
        <button type="button" className={styles.toggle} {...{ popovertarget: 'menu' }}>
          {copy('nav.menu')}
        </button>
        <nav id="menu" className={styles.menu} aria-label={copy('nav.label')} {...{ popover: 'auto' }}>
          <ul className={styles.links}>
            {useMenu(menus.header, features).map((entry) => (
              <li key={entry.to}>
                {entry.below.length > 0 ? (
                  <PagesMenu {...entry} />
                ) : (
                  <PageLink to={entry.to} className={styles.link} aria-current={entry.current || undefined}>
                    {entry.label}
                  </PageLink>
                )}
              </li>
            ))}
            <li>
              <ProductFamilyMenu />
            </li>
          </ul>
          <div className={styles.actions}>
            <LanguageSwitcher />
            <a href={site.links.login} className={styles.link}>
              {copy('nav.login')}
            </a>
            <RegisterLink className={buttonClass()}>{copy('nav.register')}</RegisterLink>
          </div>
        </nav>
      </div>
    </header>
  )
}
