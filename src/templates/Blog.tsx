import { graphql, type PageProps } from 'gatsby'
import { NoticeBoard } from '../components/illustrations/scenery/NoticeBoard'
import { FellHeader } from '../sections/shared/FellHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { FeedLink } from '../sections/blog/FeedLink'
import { PostList } from '../sections/blog/PostList'
import type { PostListData } from '../sections/blog/postListFragment'
import { usePageNumber } from '../sections/blog/usePageNumber'
import type { ListContext } from '../site/pageContext'

type Data = LayoutData & PostListData

export default function Blog({ data, pageContext: { pageNumber, pageCount } }: PageProps<Data, ListContext>) {
  const copy = useCopy('blog')
  const { numbered, lead, name } = usePageNumber(pageNumber)
  const head = {
    title: numbered(copy('meta.title')),
    description: numbered(copy('meta.description')),
    feed: copy('meta.title'),
    name,
  }
  return (
    <SiteLayout data={data} head={head}>
      <FellHeader title={copy('title')} lead={lead(copy('lead'))} scenery={<NoticeBoard />} />
      <PostList posts={data.posts} tags={data.tags} pageNumber={pageNumber} pageCount={pageCount} first="blog">
        <FeedLink />
      </PostList>
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Blog($language: String!, $namespaces: [String!]!, $posts: [String!]!, $tags: [String!]!) {
    ...Layout
    ...PostList
  }
`
