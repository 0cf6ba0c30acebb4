import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import type { RouteId } from '../../site/routes'
import * as styles from './Pagination.module.css'

interface Props {
  page: number
  pages: number
  /** Route of the first page of the list, and of those after it. */
  first: RouteId
  further: RouteId
  /** Slots of their paths besides the page's number. */
  params?: Record<string, string>
}

/** Links to the newer and older pages of a list of posts; nothing where there is one page. */
export function Pagination({ page, pages, first, further, params }: Props) {
  const copy = useCopy('blog')
  if (pages < 2) return null
  const link = (target: number, text: string) => (
    <PageLink
      to={target === 1 ? first : further}
      params={target === 1 ? params : { ...params, page: String(target) }}
      rel={target < page ? 'prev' : 'next'}
    >
      {text}
    </PageLink>
  )
  return (
    <nav aria-label={copy('pagination')}>
      <ul className={styles.list}>
        {page > 1 && <li>{link(page - 1, copy('newer'))}</li>}
        <li>{`${page} / ${pages}`}</li>
        {page < pages && <li>{link(page + 1, copy('older'))}</li>}
      </ul>
    </nav>
  )
}
