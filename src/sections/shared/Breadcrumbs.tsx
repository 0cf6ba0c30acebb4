import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { useBreadcrumbs } from '../../i18n/useBreadcrumbs'
import * as styles from './Breadcrumbs.module.css'

/** Links from the front page down to the page above this one. Nothing if there is only the front page. */
export function Breadcrumbs() {
  const copy = useCopy('common')
  const { above } = useBreadcrumbs()
  if (above.length < 2) return null
  return (
    <nav aria-label={copy('breadcrumb.label')}>
      <ol className={styles.list}>
        {above.map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
