import { PageLink } from '../i18n/PageLink'
import type { MenuLink } from '../i18n/useMenu'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/** A menu of the pages below a page, each with a line about it; the page itself comes last. */
export const PagesMenu = ({ to, label, name, below, current }: MenuLink) => (
  <Disclosure summary={name} current={current} wide>
    {below.map((page) => (
      <MenuItem
        key={page.key}
        link={(className) => (
          <PageLink to={page.key} className={className}>
            {page.name}
          </PageLink>
        )}
        text={page.summary}
      />
    ))}
    <MenuItem
      link={(className) => (
        <PageLink to={to} className={className}>
          {label}
        </PageLink>
      )}
    />
  </Disclosure>
)
