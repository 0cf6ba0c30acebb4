import { graphql } from 'gatsby'

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
