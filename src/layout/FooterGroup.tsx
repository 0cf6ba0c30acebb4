import site from '../../content/site.json'
import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { useMenu } from '../i18n/useMenu'
import type { FooterGroup as Group } from '../site/menus'
import type { SiteLink } from '../site/siteLinks'
import * as styles from './Footer.module.css'

/** Address of each link, and the key of its words. */
const linksOf: Readonly<Record<SiteLink, readonly { url: string; key: string }[]>> = {
  login: [{ url: site.links.login, key: 'nav.login' }],
  family: site.family.map(({ id, url }) => ({ url, key: `family.${id}.name` })),
}

/** Links of the footer under a heading; a page comes after those below it. */
export function FooterGroup({ title, pages = [], links = [], features }: Group & { features: LayoutData['features'] }) {
  const copy = useCopy('common')
  const entries = useMenu(pages, features).flatMap(({ to, label, below }) => [
    ...below.map(({ key, name }) => ({ to: key, label: name })),
    { to, label },
  ])
  return (
    <div>
      <h2>{copy(title)}</h2>
      <ul className={styles.list}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
        {links
          .flatMap((link) => linksOf[link])
          .map(({ url, key }) => (
            <li key={key}>
              <a href={url}>{copy(key)}</a>
            </li>
          ))}
      </ul>
    </div>
  )
}
