import { CoverImage } from '../../components/CoverImage'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { PageLink } from '../../i18n/PageLink'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { formatDate } from '../../site/format'
import type { CardWidth } from './cardWidths'
import * as styles from './PostCards.module.css'
import type { PostTeaser } from './postTeaserFragment'
import { ReadingTime } from './ReadingTime'

interface Props {
  posts: readonly PostTeaser[]
  /** Level of the titles. */
  heading?: 'h2' | 'h3'
  /** Widths of the cards, in their order; a card without one is a third of a row. */
  widths?: readonly CardWidth[]
  /** Whether the first card is in the first screen of the page. */
  first?: boolean
}

/** `sizes` of the covers: on a phone, and on wider screens. */
const coverSizes = {
  wide: '(width < 60rem) 100vw, 40rem',
  half: '(width < 60rem) 40vw, 36rem',
  third: '(width < 60rem) 40vw, 24rem',
} as const

/** Posts as cards: cover, date, reading time, title and description. Nothing if there are no posts. */
export function PostCards({ posts, heading: Heading = 'h2', widths = [], first = false }: Props) {
  const { language } = useCurrentPage()
  if (posts.length === 0) return null
  return (
    <ul className={styles.cards}>
      {posts.map(({ key, slug, title, description, date, cover, minutes }, index) => (
        <li key={key} className={`${styles.card} ${styles[widths[index] ?? 'third']}`}>
          <CoverImage image={cover} alt="" first={first && index === 0} sizes={coverSizes[widths[index] ?? 'third']} />
          <div className={styles.meta}>
            <p>
              <time dateTime={date}>{formatDate(date, language)}</time>
            </p>
            <ReadingTime minutes={minutes} />
          </div>
          <Heading className={styles.title}>
            <PageLink to="blog-post" params={{ slug }}>
              {title}
            </PageLink>
          </Heading>
          <p>
            <MarkedTerms>{description}</MarkedTerms>
          </p>
        </li>
      ))}
    </ul>
  )
}
