import { Breadcrumbs } from '../../components/Breadcrumbs'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { useBreadcrumbs } from '../../i18n/useBreadcrumbs'

/** Breadcrumbs from the front page to the page above the one that shows them; one step alone is no trail. */
export function PageBreadcrumbs() {
  const copy = useCopy('common')
  const { above } = useBreadcrumbs()
  if (above.length < 2) return null
  return (
    <Breadcrumbs
      label={copy('breadcrumb.label')}
      links={above.map(({ to, name }) => (
        <PageLink key={to} to={to}>
          {name}
        </PageLink>
      ))}
    />
  )
}
