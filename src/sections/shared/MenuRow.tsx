import { LinkRow } from '../../components/LinkRow'
import { PageLink } from '../../i18n/PageLink'
import { useMenu } from '../../i18n/useMenu'
import type { MenuEntry } from '../../site/schemas/navigation'

/** A menu as a row of links: pages that somebody may have been looking for. */
export const MenuRow = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <LinkRow>
    {useMenu(entries).map(({ to, label }) => (
      <li key={to}>
        <PageLink to={to}>{label}</PageLink>
      </li>
    ))}
  </LinkRow>
)
