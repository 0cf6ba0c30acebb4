import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site.json'
import { authorName } from '../content/authorName'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { PostArticle, type PostData } from '../sections/PostArticle'
import type { PostTeaser } from '../sections/PostCards'
import { PostNeighbours, type Neighbour } from '../sections/PostNeighbours'
import { RelatedPosts } from '../sections/RelatedPosts'
import type { PageContext } from '../site/pageContext'

type Data = LayoutData & { post: PostData; newer: Neighbour | null; older: Neighbour | null; related: { nodes: PostTeaser[] } }

export default function Post({ data, pageContext }: PageProps<Data, PageContext>) {
  const { post, newer, older, related } = data
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
          author: authorName(post.author),
          tags: post.tags.map(({ name }) => name),
          published: post.date,
          modified: post.updated ?? undefined,
        },
        feed: copy('meta.title'),
      }}
    >
      <PostArticle post={post} />
      <PostNeighbours newer={newer} older={older} />
      <RelatedPosts posts={related.nodes} keys={pageContext.related} />
      <CallToAction from={pageContext.related.length > 0 ? 'soft' : 'plain'} />
    </SiteLayout>
  )
}

export const query = graphql`
  query Post($language: String!, $namespaces: [String!]!, $key: String!, $newer: String!, $older: String!, $related: [String!]!) {
    ...Layout
    post(language: { eq: $language }, key: { eq: $key }) {
      key
      title
      description
      date
      updated
      author
      coverAlt
      coverCaption
      tags {
        ...TagLink
      }
      sources {
        title
        url
        checked
      }
      cover {
        childImageSharp {
          gatsbyImageData(width: 1200, aspectRatio: 1.777, placeholder: NONE, formats: [AVIF, WEBP, AUTO])
        }
      }
      article {
        html
        minutes
        toc {
          id
          text
        }
      }
    }
    newer: post(language: { eq: $language }, key: { eq: $newer }) {
      slug
      title
    }
    older: post(language: { eq: $language }, key: { eq: $older }) {
      slug
      title
    }
    related: allPost(filter: { language: { eq: $language }, key: { in: $related } }, sort: { key: ASC }) {
      nodes {
        ...PostTeaser
      }
    }
  }
`
