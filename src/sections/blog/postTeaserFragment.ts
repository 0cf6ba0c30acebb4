import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { PostFields } from '../../content/schemas'

export type PostTeaser = Pick<PostFields, 'slug' | 'title' | 'description' | 'date'> & {
  key: string
  cover: IGatsbyImageData | null
  minutes: number
}

export const postTeaserFragment = graphql`
  fragment PostTeaser on Post {
    key
    slug
    title
    description
    date
    minutes
    cover(width: 800)
  }
`
