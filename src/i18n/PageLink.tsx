import { Link } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'
import { localPath } from '../site/paths'
import { ownPath, type RouteId } from '../site/routes'
import { useLanguage } from './LanguageContext'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: RouteId
  /** Values of the slots in the route's path. */
  params?: Record<string, string>
  /** Fragment with its `#`. */
  hash?: string
}

/** A link to a page of the route table, in the language of the page that it stands on. */
export function PageLink({ to, params, hash = '', ...rest }: Props) {
  const { route, language, siteLanguage } = useLanguage()
  const path = localPath(ownPath(to, language, params), language, siteLanguage)
  const current = route === to && !params && !hash
  return <Link {...rest} to={path + hash} aria-current={current ? 'page' : undefined} />
}
