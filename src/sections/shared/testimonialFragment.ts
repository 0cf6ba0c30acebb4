import { graphql } from 'gatsby'

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial {
    key
    author
    role
    company
    article {
      html
    }
  }
`
