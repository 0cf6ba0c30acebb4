import type { PostFields } from '../../content/schemas'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { formatDate } from '../../site/format'
import * as styles from './PostSources.module.css'

/** The sources of a post, each with the day on which it was checked. Nothing if it names none. */
export function PostSources({ sources }: { sources: PostFields['sources'] }) {
  const copy = useCopy('blog')
  const { language } = useCurrentPage()
  if (sources.length === 0) return null
  return (
    <section className={`${styles.sources} prose`} aria-labelledby="sources-title">
      <h2 id="sources-title">{copy('sources')}</h2>
      <ul>
        {sources.map(({ title, url, checked }) => (
          <li key={url}>
            <a href={url}>
              <MarkedTerms>{title}</MarkedTerms>
            </a>
            <p className="small-print">{copy('checked', { date: formatDate(checked, language) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
