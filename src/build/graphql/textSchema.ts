import { collections, type Collection } from '../../content/schemas'

/** Parts of texts. */
const parts = /* GraphQL */ `
  type TitledText {
    title: String!
    text: String!
  }
  type Scene {
    title: String!
    text: String!
    picture: String!
  }
  type Question {
    question: String!
    answer: String!
  }
  type Source {
    title: String!
    url: String!
    checked: String!
  }
  type Heading {
    id: String!
    text: String!
  }
  type Article {
    html: String!
    toc: [Heading!]!
  }
`

/** Fields of the texts of each collection, besides those that all texts have. */
const fieldsOf: Readonly<Record<Collection, string>> = {
  features: `
    name: String! @filled
    title: String! @filled
    metaTitle: String! @filled
    description: String! @filled
    summary: String! @filled
    lead: String! @filled
    problem: TitledText! @filled
    steps: [TitledText!]! @filled
    benefits: [TitledText!]! @filled
    picture: String! @filled
    scene: Scene! @filled
    faq: [Question!]! @filled
  `,
  blog: `
    slug: String!
    was: [String!]!
    title: String! @filled
    description: String! @filled
    date: String!
    draft: Boolean!
    updated: String
    author: Person! @link
    coverAlt: String! @filled
    coverCaption: String @filled
    tags: [Tag!]! @link
    feature: String
    sources: [Source!]! @filled
    minutes: Int!
  `,
  legal: `
    title: String! @filled
    metaTitle: String! @filled
    description: String! @filled
    updated: String!
  `,
  testimonials: `
    role: String! @filled
    customer: Customer! @link
  `,
  faq: `
    questions: [Question!]! @filled
  `,
}

const textType = ([collection, { type, hasBody }]: [string, (typeof collections)[Collection]]) => /* GraphQL */ `
  type ${type} implements Node @dontInfer {
    key: String!
    language: String!
    ${hasBody ? 'article: Article!' : ''}
    ${fieldsOf[collection as Collection]}
  }
`

/** The types of texts, one for each collection. */
export const textTypeDefs = [parts, ...Object.entries(collections).map(textType)]
