import { graphql } from 'gatsby'

export type TestimonialData = readonly {
  key: string
  role: string
  customer: { author: string; company: string; sign: string }
  article: { html: string }
}[]

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial {
    key
    role
    customer {
      author
      company
      sign
    }
    article {
      html
    }
  }
`
