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

type Data = LayoutData & {
  tag: TagName & { lead: string }
  posts: { nodes: PostTeaser[] }
  tags: { nodes: TagName[] }
}

export default function BlogTag({ data, pageContext: { page, pages } }: PageProps<Data, PageContext>) {
  const copy = useCopy('blog')
  const { name, slug, lead } = data.tag
  const list = usePageNumber(page)
  const head = {
    title: list.numbered(copy('metaTag', { tag: name })),
    name: list.name ?? name,
    description: list.numbered(lead),
    feed: copy('meta.title'),
  }
  return (
    <SiteLayout data={data} head={head}>
      <PageHeader title={name} lead={list.lead(lead)} before={<PageTrail />} />
      <PostList posts={data.posts.nodes} tags={data.tags.nodes} page={page} pages={pages} first="blog-tag" further="blog-tag-page" params={{ slug }} />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query BlogTag($language: String!, $namespaces: [String!]!, $key: String!, $posts: [String!]!, $tags: [String!]!) {
    ...Layout
    tag(language: { eq: $language }, key: { eq: $key }) {
      ...TagLink
      lead
    }
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
