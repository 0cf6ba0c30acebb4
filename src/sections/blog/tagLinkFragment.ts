import { graphql } from 'gatsby'

export const tagLinkFragment = graphql`
  fragment TagLink on Tag {
    key
    slug
    name
  }
`
