import { Band } from '../../components/Band'
import { useCopy } from '../../i18n/useCopy'
import { PostCards } from './PostCards'
import type { PostTeaser } from './postTeaserFragment'

/** The posts that are most like a post, best first. Nothing if there are none. */
export function RelatedPosts({ posts }: { posts: readonly PostTeaser[] }) {
  const copy = useCopy('blog')
  if (posts.length === 0) return null
  return (
    <Band id="related" title={copy('related')} tone="soft" unsearched>
      <PostCards posts={posts} heading="h3" />
    </Band>
  )
}
