import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site.json'
import { authorName } from '../content/authorName'
import type { LayoutData } from '../i18n/layoutFragment'
import { useCopy } from '../i18n/useCopy'
import { SiteLayout } from '../layout/SiteLayout'
import { CallToAction } from '../sections/CallToAction'
import { PostArticle, type PostData } from '../sections/PostArticle'
import { PostNeighbours, type Neighbour } from '../sections/PostNeighbours'

type Data = LayoutData & { post: PostData; newer: Neighbour | null; older: Neighbour | null }

export default function Post({ data }: PageProps<Data>) {
  const { post, newer, older } = data
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
          tags: post.tags.map((tag) => copy(`tag.${tag}`)),
          published: post.date,
          modified: post.updated ?? undefined,
        },
      }}
    >
      <PostArticle post={post} />
      <PostNeighbours newer={newer} older={older} />
      <CallToAction />
    </SiteLayout>
  )
}

export const query = graphql`
  query Post($language: String!, $namespaces: [String!]!, $key: String!, $newer: String!, $older: String!) {
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
      tags
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
  }
`
