import { Band } from '../../components/Band'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { PostCards } from './PostCards'
import type { PostTeaser } from './postTeaserFragment'

/** Posts to read next, in their order, and a link to all. Nothing if there are none. */
export function RelatedPosts({ posts }: { posts: readonly PostTeaser[] }) {
  const copy = useCopy('blog')
  if (posts.length === 0) return null
  return (
    <Band id="related" title={copy('related')} tone="soft" unsearched>
      <PostCards posts={posts} heading="h3" />
      <p className="band-end">
        <PageLink to="blog">{copy('back')}</PageLink>
      </p>
    </Band>
  )
}
