import { graphql, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { PageTrail } from '../sections/PageTrail'
import type { PostTeaser } from '../sections/PostCards'
import { PostList } from '../sections/PostList'
import type { TagName } from '../sections/TagLinks'
import { usePageNumber } from '../sections/usePageNumber'
import type { PageContext } from '../site/pageContext'

type Data = LayoutData & { posts: { nodes: PostTeaser[] }; tags: { nodes: TagName[] } }

export default function Blog({ data, pageContext: { page, pages } }: PageProps<Data, PageContext>) {
  const copy = useCopy('blog')
  const { numbered, lead, name } = usePageNumber(page)
  const head = { title: numbered(copy('meta.title')), description: numbered(copy('meta.description')), feed: copy('meta.title'), name }
  return (
    <SiteLayout data={data} head={head}>
      <PageHeader title={copy('title')} lead={lead(copy('lead'))} before={<PageTrail />} />
      <PostList posts={data.posts.nodes} tags={data.tags.nodes} page={page} pages={pages} first="blog" further="blog-page" />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Blog($language: String!, $namespaces: [String!]!, $posts: [String!]!, $tags: [String!]!) {
    ...Layout
    posts: allPost(filter: { language: { eq: $language }, key: { in: $posts } }, sort: [{ date: DESC }, { key: ASC }]) {
      nodes {
        ...PostTeaser
      }
    }
    tags: allTag(filter: { language: { eq: $language }, key: { in: $tags } }, sort: { order: ASC }) {
      nodes {
        ...TagLink
      }
    }
  }
`
