import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import * as styles from './Pagination.module.css'

/** Links to the newer and older pages of the blog list; nothing where there is one page. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const copy = useCopy('blog')
  if (pages < 2) return null
  const link = (target: number, text: string) =>
    target === 1 ? (
      <PageLink to="blog">{text}</PageLink>
    ) : (
      <PageLink to="blog-page" params={{ page: String(target) }}>
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
