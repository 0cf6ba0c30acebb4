import type { ReactNode } from 'react'
import { Container } from '../../components/Container'
import { useCopy } from '../../i18n/useCopy'
import type { ListRoute } from '../../site/requiredRoutes'
import { BlogTools } from './BlogTools'
import { cardWidths } from './cardWidths'
import { Pagination } from './Pagination'
import { PostCards } from './PostCards'
import type { PostTeaser } from './postTeaserFragment'
import type { TagLinkData } from './tagLinkFragment'

interface Props {
  posts: readonly PostTeaser[]
  tags: readonly TagLinkData[]
  pageNumber: number
  pageCount: number
  first: ListRoute
  params?: Record<string, string>
  /** Below the list. */
  children?: ReactNode
}

/** A page of a list of posts, with the tags, the search and the pagination. */
export function PostList({ posts, tags, children, ...pagination }: Props) {
  const copy = useCopy('blog')
  const widths = pagination.pageNumber === 1 ? cardWidths(posts.length) : []
  return (
    <Container>
      <BlogTools tags={tags} />
      <PostCards posts={posts} widths={widths} first />
      {posts.length === 0 && <p className="lead">{copy('empty')}</p>}
      <Pagination {...pagination} />
      {children}
    </Container>
  )
}
