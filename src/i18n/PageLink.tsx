import { Link } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'
import { localPath } from '../site/paths'
import { ownPath, type RouteId } from '../site/routes'
import { useCurrentPage } from './CurrentPage'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: RouteId
  /** Values of the slots in the route's path. */
  params?: Record<string, string>
  /** Fragment with its `#`. */
  fragment?: string
}

/**
 * A link to a page of the route table, in the language of the current page. A link to the current page itself is marked
 * with `aria-current`.
 */
export function PageLink({ to, params, fragment = '', ...rest }: Props) {
  const { translations, language, hostLanguage } = useCurrentPage()
  const path = ownPath(to, language, params)
  const current = translations[language] === path && !fragment
  return (
    <Link
      {...rest}
      to={localPath(path, language, hostLanguage) + fragment}
      aria-current={current ? 'page' : rest['aria-current']}
    />
  )
}
