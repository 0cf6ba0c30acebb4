import { Breadcrumbs } from '../components/Breadcrumbs'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import type { RouteId } from '../site/routes'

/** Breadcrumbs from the front page, over `above`, to the page that shows them. */
export function PageTrail({ above = [] }: { above?: readonly { to: RouteId; name: string }[] }) {
  const copy = useCopy('common')
  const links = [{ to: 'home' as RouteId, name: copy('breadcrumb.home') }, ...above]
  return (
    <Breadcrumbs
      label={copy('breadcrumb.label')}
      links={links.map(({ to, name }) => (
        <PageLink key={to} to={to}>
          {name}
        </PageLink>
      ))}
    />
  )
}
