import { graphql, type PageProps } from 'gatsby'
import { Signpost } from '../components/illustrations/scenery/Signpost'
import { FellHeader } from '../sections/shared/FellHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import type { PostTeaser } from '../sections/blog/postTeaserFragment'
import { PostList } from '../sections/blog/PostList'
import { RelatedPosts } from '../sections/blog/RelatedPosts'
import type { PostListData } from '../sections/blog/postListFragment'
import type { TagLinkData } from '../sections/blog/tagLinkFragment'
import { usePageNumber } from '../sections/blog/usePageNumber'
import type { TagContext } from '../site/pageContext'

type Data = LayoutData & PostListData & { others: PostTeaser[]; tag: TagLinkData & { lead: string } }

export default function BlogTag({ data, pageContext: { pageNumber, pageCount } }: PageProps<Data, TagContext>) {
  const copy = useCopy('blog')
  const { name, slug, lead } = data.tag
  const list = usePageNumber(pageNumber)
  const head = {
    title: list.numbered(copy('metaTag', { tag: name })),
    name: list.name ?? name,
    description: list.numbered(lead),
    feed: copy('meta.title'),
  }
  return (
    <SiteLayout data={data} head={head}>
      <FellHeader title={name} lead={list.lead(lead)} scenery={<Signpost />} />
      <PostList
        posts={data.posts}
        tags={data.tags}
        pageNumber={pageNumber}
        pageCount={pageCount}
        first="blog-tag"
        params={{ slug }}
      />
      <RelatedPosts posts={data.others} />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query BlogTag(
    $language: String!
    $namespaces: [String!]!
    $key: String!
    $posts: [String!]!
    $tags: [String!]!
    $others: [String!]!
  ) {
    ...Layout
    tag(language: { eq: $language }, key: { eq: $key }) {
      ...TagLink
      lead
    }
    ...PostList
    others: posts(language: $language, keys: $others) {
      ...PostTeaser
    }
  }
`
