import { graphql, type PageProps } from 'gatsby'
import { Container } from '../components/Container'
import { EmptyList } from '../components/EmptyList'
import { PageHeader } from '../components/PageHeader'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { PageTrail } from '../sections/PageTrail'
import { Pagination } from '../sections/Pagination'
import { PostCards, type PostTeaser } from '../sections/PostCards'
import type { PageContext } from '../site/pageContext'

type Data = LayoutData & { posts: { nodes: PostTeaser[] } }

export default function Blog({ data, pageContext: { page, pages } }: PageProps<Data, PageContext>) {
  const copy = useCopy('blog')
  const title = page === 1 ? copy('meta.title') : `${copy('meta.title')} – ${copy('metaPage', { page })}`
  return (
    <SiteLayout data={data} head={{ title, name: page === 1 ? undefined : copy('page', { page }), description: copy('meta.description') }}>
      <PageHeader title={copy('title')} lead={page === 1 ? copy('lead') : copy('page', { page })} before={<PageTrail />} />
      <Container>
        {data.posts.nodes.length > 0 ? <PostCards posts={data.posts.nodes} /> : <EmptyList text={copy('empty')} />}
        <Pagination page={page} pages={pages} />
      </Container>
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Blog($language: String!, $namespaces: [String!]!, $posts: [String!]!) {
    ...Layout
    posts: allPost(filter: { language: { eq: $language }, key: { in: $posts } }, sort: [{ date: DESC }, { key: ASC }]) {
      nodes {
        ...PostTeaser
      }
    }
  }
`
