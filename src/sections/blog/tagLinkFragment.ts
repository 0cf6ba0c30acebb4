import { graphql } from 'gatsby'

export interface TagLinkData {
  key: string
  slug: string
  name: string
}

export const tagLinkFragment = graphql`
  fragment TagLink on Tag {
    key
    slug
    name
  }
`
