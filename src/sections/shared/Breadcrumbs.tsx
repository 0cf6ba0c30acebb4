import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { useBreadcrumbs } from '../../i18n/useBreadcrumbs'
import * as styles from './Breadcrumbs.module.css'

/**
 * Links from the front page down to the page above this one. Nothing if there is only the front page. The search shows
 * the name of the last as the kind of a page.
 */
export function Breadcrumbs() {
  const copy = useCopy('common')
  const { above } = useBreadcrumbs()
  if (above.length < 2) return null
  return (
    <nav aria-label={copy('breadcrumb.label')}>
      <ol className={styles.list}>
        {above.map(({ to, name }, index) => (
          <li key={to} data-pagefind-meta={index === above.length - 1 ? 'kind' : undefined}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
