import { Breadcrumbs } from '../components/Breadcrumbs'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { useTrail } from '../i18n/useTrail'

/** Breadcrumbs from the front page to the page above the one that shows them. */
export function PageTrail() {
  const copy = useCopy('common')
  const { above } = useTrail()
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
