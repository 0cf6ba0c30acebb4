import { Monogram } from '../../components/Monogram'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatDate } from '../../site/format'
import type { PostData } from './postFragment'
import * as cards from './PostCards.module.css'
import * as styles from './PostByline.module.css'
import { ReadingTime } from './ReadingTime'

/**
 * The author of a post with their role, its date and reading time, and the earliest day on which a source was checked.
 */
export function PostByline({ post: { author, date, updated, sources, minutes } }: { post: PostData }) {
  const copy = useCopy('blog')
  const { language } = useCurrentPage()
  const firstCheck = sources.map((source) => source.checked).sort()[0]
  const day = (label: string, value: string) => (
    <p>
      {`${label} `}
      <time dateTime={value}>{formatDate(value, language)}</time>
    </p>
  )
  return (
    <div className={styles.byline} data-pagefind-ignore>
      <div className={styles.person}>
        <Monogram name={author.name} />
        <div>
          <p>
            <strong>{author.name}</strong>
          </p>
          {author.role && <p className="small-print">{author.role}</p>}
        </div>
      </div>
      <div className={`${cards.meta} small-print`}>
        {day(copy('published'), date)}
        <ReadingTime minutes={minutes} />
        {updated && day(copy('updated'), updated)}
        {firstCheck && <p>{`${copy('figuresChecked')} ${formatDate(firstCheck, language)}`}</p>}
      </div>
    </div>
  )
}
