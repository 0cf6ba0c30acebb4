import { Container } from '../../components/Container'
import { EmptyList } from '../../components/EmptyList'
import { useCopy } from '../../i18n/useCopy'
import type { RouteId } from '../../site/routes'
import { BlogTools } from './BlogTools'
import { cardWidths } from './cardWidths'
import { Pagination } from './Pagination'
import { PostCards, type PostTeaser } from './PostCards'
import type { TagName } from './TagLinks'

interface Props {
  posts: readonly PostTeaser[]
  tags: readonly TagName[]
  pageNumber: number
  pageCount: number
  first: RouteId
  further: RouteId
  /** Whether the newest post stands above the ways to find others. */
  leads?: boolean
  params?: Record<string, string>
}

/** A page of a list of posts, with the ways to find others. */
export function PostList({ posts, tags, leads = false, ...pagination }: Props) {
  const copy = useCopy('blog')
  const widths = pagination.pageNumber === 1 ? cardWidths(posts.length) : []
  const leading = leads && widths[0] === 'wide' ? 1 : 0
  return (
    <Container>
      <PostCards posts={posts.slice(0, leading)} widths={widths} first />
      <BlogTools tags={tags} />
      <PostCards posts={posts.slice(leading)} widths={widths.slice(leading)} first={leading === 0} />
      {posts.length === 0 && <EmptyList text={copy('empty')} />}
      <Pagination {...pagination} />
    </Container>
  )
}
