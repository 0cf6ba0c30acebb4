import { FeatureMark } from '../../components/illustrations/FeatureMark'
import { PageHeader } from '../shared/PageHeader'
import * as reading from '../../components/Reading.module.css'
import { Prose } from '../../components/Prose'
import { LongText } from '../../components/LongText'
import { postParts } from '../../content/postParts'
import { isFeatureMark } from '../../drawings/marks'
import type { FeatureTeaser } from '../../i18n/layoutFragment'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './PostArticle.module.css'
import type { PostData } from './postFragment'
import { PostByline } from './PostByline'
import { PostCover } from './PostCover'
import { PostSources } from './PostSources'
import { TagLinks } from './TagLinks'

interface Props {
  post: PostData
  /** All feature pages; the post has the key of one that fits it, or none. */
  features: readonly FeatureTeaser[]
}

/** A link to the feature page that fits a post, with the summary of that page. */
const ProductHint = ({ feature: { key, name, summary } }: { feature: FeatureTeaser }) => (
  <aside data-pagefind-ignore>
    <div className={`${styles.hint} folded`}>
      {isFeatureMark(key) && <FeatureMark id={key} />}
      <p>
        <strong>
          <PageLink to={key}>{name}</PageLink>
        </strong>
        <br />
        {summary}
      </p>
    </div>
  </aside>
)

/** A blog post: its header with the cover, the answer in short, the table of contents, the text, tags and sources. */
export function PostArticle({ post, features }: Props) {
  const copy = useCopy('blog')
  const { opening, first, rest } = postParts(post.article.html)
  const feature = features.find(({ key }) => key === post.feature)
  return (
    <article>
      <LongText
        contents={{ title: copy('toc'), headings: post.article.toc }}
        head={
          <>
            <PageHeader small title={post.title} lead={post.description}>
              <PostByline post={post} />
            </PageHeader>
            <PostCover image={post.cover} alt={post.coverAlt} caption={post.coverCaption} />
          </>
        }
        opening={
          opening && (
            <section className={styles.answer} aria-labelledby="short-title">
              <h2 id="short-title" className={reading.label}>
                {copy('inShort')}
              </h2>
              <Prose html={opening} />
            </section>
          )
        }
      >
        <Prose html={first} />
        {feature && <ProductHint feature={feature} />}
        {rest && <Prose html={rest} />}
        <div className="band-end" data-pagefind-ignore>
          <TagLinks tags={post.tags} />
        </div>
        <PostSources sources={post.sources} />
      </LongText>
    </article>
  )
}
