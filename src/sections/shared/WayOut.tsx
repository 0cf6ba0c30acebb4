import { buttonClass } from '../../components/buttonClass'
import { LinkRow } from '../../components/LinkRow'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'

const links = ['features', 'pricing', 'blog', 'contact'] as const

/** Pages that somebody who is lost may have been looking for. */
export function WayOut() {
  const copy = useCopy('notFound')
  const common = useCopy('common')
  return (
    <>
      <h2 className="links-title">{copy('links')}</h2>
      <LinkRow>
        {links.map((route) => (
          <li key={route}>
            <PageLink className={buttonClass('quiet')} to={route}>{common(`nav.${route}`)}</PageLink>
          </li>
        ))}
      </LinkRow>
    </>
  )
}
