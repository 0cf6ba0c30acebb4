import { Band } from '../components/Band'
import { useCopy } from '../i18n/useCopy'
import { PostCards, type PostTeaser } from './PostCards'

/** The posts most like one, in the order of `keys`; nothing where there is no other post. */
export function RelatedPosts({ posts, keys }: { posts: readonly PostTeaser[]; keys: readonly string[] }) {
  const copy = useCopy('blog')
  if (keys.length === 0) return null
  const inOrder = keys.flatMap((key) => posts.find((post) => post.key === key) ?? [])
  return (
    <Band id="related" title={copy('related')} tone="soft" aside>
      <PostCards posts={inOrder} heading="h3" />
    </Band>
  )
}
