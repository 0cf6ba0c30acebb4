import type { ReactNode } from 'react'
import site from '../../content/site.json'
import type { LayoutData } from '../i18n/layoutFragment'
import { FamilyLink } from '../i18n/FamilyLink'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { useMenu } from '../i18n/useMenu'
import type { FooterGroup as Group, SiteLink } from '../site/schemas/navigation'
import * as styles from './Footer.module.css'

/** The links of a group that do not lead to pages of the site. */
const linksOf: Readonly<Record<SiteLink, () => readonly { id: string; link: ReactNode }[]>> = {
  login: () => [{ id: 'login', link: <LoginLink /> }],
  family: () => site.family.map((product) => ({ id: product.id, link: <FamilyLink product={product} /> })),
}

const LoginLink = () => <a href={site.links.login}>{useCopy('common')('nav.login')}</a>

/** A group of links in the footer, under a heading. A page stands after the pages below it. */
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
          .flatMap((name) => linksOf[name]())
          .map(({ id, link }) => (
            <li key={id}>{link}</li>
          ))}
      </ul>
    </div>
  )
}
