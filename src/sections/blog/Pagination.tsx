import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { furtherPages, type ListRoute } from '../../site/requiredRoutes'
import * as styles from '../shared/Links.module.css'

interface Props {
  pageNumber: number
  pageCount: number
  first: ListRoute
  /** Slots of their paths, without the page number. */
  params?: Record<string, string>
}

/** Links to the newer and older pages of a list of posts. Nothing if there is only one page. */
export function Pagination({ pageNumber, pageCount, first, params }: Props) {
  const copy = useCopy('blog')
  if (pageCount < 2) return null
  const link = (target: number, text: string) => (
    <PageLink
      to={target === 1 ? first : furtherPages[first]}
      params={target === 1 ? params : { ...params, page: String(target) }}
      rel={target < pageNumber ? 'prev' : 'next'}
    >
      {text}
    </PageLink>
  )
  return (
    <nav className="band-end" aria-label={copy('pagination')}>
      <ul className={styles.links}>
        {pageNumber > 1 && <li>{link(pageNumber - 1, copy('newer'))}</li>}
        <li>{`${pageNumber} / ${pageCount}`}</li>
        {pageNumber < pageCount && <li>{link(pageNumber + 1, copy('older'))}</li>}
      </ul>
    </nav>
  )
}
