import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site.json'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/shared/CallToAction'
import { PostArticle } from '../sections/blog/PostArticle'
import type { PostData } from '../sections/blog/postFragment'
import type { PostTeaser } from '../sections/blog/postTeaserFragment'
import { RelatedPosts } from '../sections/blog/RelatedPosts'

type Data = LayoutData & { post: PostData; related: PostTeaser[] }

export default function Post({ data }: PageProps<Data>) {
  const { post, related } = data
  const copy = useCopy('blog')
  return (
    <SiteLayout
      data={data}
      head={{
        title: `${post.title} | ${site.product.name}`,
        name: post.title,
        description: post.description,
        article: {
          headline: post.title,
          author: post.author.name,
          tags: post.tags.map(({ name }) => name),
          published: post.date,
          modified: post.updated ?? undefined,
        },
        feed: copy('meta.title'),
      }}
    >
      <PostArticle post={post} features={data.features} />
      <RelatedPosts posts={related} />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Post($language: String!, $namespaces: [String!]!, $key: String!, $related: [String!]!) {
    ...Layout
    post(language: { eq: $language }, key: { eq: $key }) {
      ...PostPage
    }
    related: posts(language: $language, keys: $related) {
      ...PostTeaser
    }
  }
`
