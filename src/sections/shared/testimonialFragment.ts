import { graphql } from 'gatsby'

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial {
    key
    role
    customer {
      author
      company
    }
    article {
      html
    }
  }
`
