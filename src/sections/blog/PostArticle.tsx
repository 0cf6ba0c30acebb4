import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { CoverImage } from '../../components/CoverImage'
import { PageHeader } from '../../components/PageHeader'
import { Prose } from '../../components/Prose'
import type { Article } from '../../content/finishArticle'
import type { PostFields } from '../../content/schemas'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatDate } from '../../site/format'
import { PageBreadcrumbs } from '../shared/PageBreadcrumbs'
import * as styles from './PostArticle.module.css'
import { PostSources } from './PostSources'
import { TagLinks, type TagName } from './TagLinks'

export type PostData = Pick<
  PostFields,
  'title' | 'description' | 'date' | 'updated' | 'coverAlt' | 'coverCaption' | 'sources'
> & {
  author: { name: string }
  tags: TagName[]
  cover: IGatsbyImageData | null
  minutes: number
  article: Article
}

/** A blog post with its variables, contents, text and sources. */
export function PostArticle({ post }: { post: PostData }) {
  const copy = useCopy('blog')
  const { language } = useCurrentPage()
  return (
    <article>
      <PageHeader title={post.title} lead={post.description} before={<PageBreadcrumbs />}>
        <p className={styles.meta} data-pagefind-ignore>
          <span>
            {copy('by')} {post.author.name}
          </span>
          <span>
            {copy('published')} <time dateTime={post.date}>{formatDate(post.date, language)}</time>
          </span>
          {post.updated && (
            <span>
              {copy('updated')} <time dateTime={post.updated}>{formatDate(post.updated, language)}</time>
            </span>
          )}
          <span>{copy('readingTime', { minutes: post.minutes })}</span>
        </p>
        <div className={styles.tags} data-pagefind-ignore>
          <TagLinks tags={post.tags} />
        </div>
      </PageHeader>
      <div className={styles.body}>
        <figure className={styles.cover}>
          <CoverImage image={post.cover} alt={post.coverAlt} first sizes="(width < 75rem) 100vw, 70rem" />
          {post.coverCaption && <figcaption className={styles.caption}>{post.coverCaption}</figcaption>}
        </figure>
        <nav className={styles.toc} aria-labelledby="toc-title">
          <h2 id="toc-title">{copy('toc')}</h2>
          <ol>
            {post.article.toc.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <Prose html={post.article.html} />
          <PostSources sources={post.sources} />
        </div>
      </div>
    </article>
  )
}
