import { Band } from '../../components/Band'
import { useCopy } from '../../i18n/useCopy'
import { PostCards } from './PostCards'
import type { PostTeaser } from './postTeaserFragment'

/** The posts most like one, the nearest first; nothing where there is no other post. */
export function RelatedPosts({ posts }: { posts: readonly PostTeaser[] }) {
  const copy = useCopy('blog')
  if (posts.length === 0) return null
  return (
    <Band id="related" title={copy('related')} tone="soft" aside>
      <PostCards posts={posts} heading="h3" />
    </Band>
  )
}
