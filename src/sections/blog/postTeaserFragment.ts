import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

export interface PostTeaser {
  key: string
  slug: string
  title: string
  description: string
  date: string
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
