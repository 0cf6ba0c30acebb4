import type { GatsbyNode } from 'gatsby'

const typeDefs = /* GraphQL */ `
  type TitledText { title: String! text: String! }
  type Question { question: String! answer: String! }
  type Heading { id: String! text: String! }
  type Source { title: String! url: String! checked: String! }
  type Article { html: String! toc: [Heading!]! minutes: Int! }

  type Feature implements Node @dontInfer {
    key: String! language: String! order: Int!
    name: String! title: String! metaTitle: String! description: String! summary: String! lead: String!
    problem: TitledText! steps: [TitledText!]! benefits: [TitledText!]! picture: String! faq: [Question!]!
    article: Article!
  }
  type Post implements Node @dontInfer {
    key: String! language: String!
    slug: String! title: String! description: String! date: String! updated: String author: String!
    coverAlt: String! tags: [String!]! sources: [Source!]!
    cover: File @link
    article: Article!
  }
  type LegalPage implements Node @dontInfer {
    key: String! language: String! title: String! metaTitle: String! description: String! updated: String! article: Article!
  }
  type Testimonial implements Node @dontInfer {
    key: String! language: String! role: String! author: String! company: String! article: Article!
  }
  type Faq implements Node @dontInfer { key: String! language: String! questions: [Question!]! }
`

/** The typed schema of the content (DESIGN section 6). */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}
