import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { Article } from '../../content/finishArticle'
import type { PostFields } from '../../content/schemas'
import type { TagLinkData } from './tagLinkFragment'

/** The fields of a post that its page shows; the fragment below queries them. */
export type PostData = Pick<
  PostFields,
  'title' | 'description' | 'date' | 'updated' | 'coverAlt' | 'coverCaption' | 'sources' | 'feature'
> & {
  author: { name: string; role: string | null }
  tags: TagLinkData[]
  cover: IGatsbyImageData | null
  minutes: number
  article: Article
}

export const postFragment = graphql`
  fragment PostPage on Post {
    title
    description
    date
    updated
    author {
      name
      role(language: $language)
    }
    coverAlt
    coverCaption
    tags {
      ...TagLink
    }
    feature
    sources {
      title
      url
      checked
    }
    cover(width: 1200)
    minutes
    article {
      html
      toc {
        id
        text
      }
    }
  }
`
