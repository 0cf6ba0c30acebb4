import { PageLink } from '../../i18n/PageLink'
import { useMenu } from '../../i18n/useMenu'
import type { MenuEntry } from '../../site/schemas/navigation'
import * as styles from './MenuRow.module.css'

/** A menu as a row of links under a heading. */
export const MenuRow = ({ title, entries }: { title: string; entries: readonly MenuEntry[] }) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.row}>
      {useMenu(entries).map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>{label}</PageLink>
        </li>
      ))}
    </ul>
  </>
)
