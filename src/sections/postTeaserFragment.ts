import { graphql } from 'gatsby'

export const postTeaserFragment = graphql`
  fragment PostTeaser on Post {
    key
    slug
    title
    description
    date
    article {
      minutes
    }
    cover {
      childImageSharp {
        gatsbyImageData(width: 800, aspectRatio: 1.777, placeholder: NONE, formats: [AVIF, WEBP, AUTO])
      }
    }
  }
`
