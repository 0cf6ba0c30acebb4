/** The types of the content (DESIGN section 6). What is keyed by ids that data choose (languages, cycles, plans) is JSON. */
export const typeDefs = /* GraphQL */ `
  type SiteLanguage implements Node @dontInfer {
    code: String!
    locale: String!
    autonym: String!
    position: Int!
  }
  type SiteInfo implements Node @dontInfer {
    product: JSON!
    company: JSON!
    contact: JSON!
    sites: JSON!
    security: JSON!
    links: JSON!
    repository: JSON!
    family: JSON!
  }
  type Pricing implements Node @dontInfer {
    currency: String!
    cycles: JSON!
    defaultCycle: String!
    yearlySaving: Float!
    trial: JSON!
    extras: JSON!
    estimate: JSON!
    plans: JSON!
    features: JSON!
  }
  type Company implements Node @dontInfer {
    founder: Person! @link
    milestones: JSON!
  }
  type Person implements Node @dontInfer {
    key: String!
    name: String!
  }
  type Customer implements Node @dontInfer {
    key: String!
    author: String!
    company: String!
    position: Int!
  }
  type Samples implements Node @dontInfer {
    vat: Float!
    invoices: JSON!
  }
  type Route implements Node @dontInfer {
    key: String!
    template: String!
    namespaces: [String!]!
    path: JSON!
    was: JSON
    testimonials: [String!]
    related: [String!]
    bands: [String!]
    picture: String
    faq: String
    position: Int!
  }
  type Tag implements Node @dontInfer {
    key: String!
    language: String!
    slug: String!
    was: [String!]
    name: String!
    lead: String!
    position: Int!
  }

  type TitledText {
    title: String!
    text: String!
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
  type Feature implements Node @dontInfer {
    key: String!
    language: String!
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
    faq: [Question!]! @filled
    article: Article!
  }
  type Post implements Node @dontInfer {
    key: String!
    language: String!
    slug: String!
    was: [String!]!
    title: String! @filled
    description: String! @filled
    date: String!
    draft: Boolean!
    updated: String
    author: Person! @link
    coverAlt: String!
    coverCaption: String @filled
    tags: [Tag!]! @link
    sources: [Source!]!
    article: Article!
    minutes: Int!
  }
  type LegalPage implements Node @dontInfer {
    key: String!
    language: String!
    title: String! @filled
    metaTitle: String! @filled
    description: String! @filled
    updated: String!
    article: Article!
  }
  type Testimonial implements Node @dontInfer {
    key: String!
    language: String!
    role: String!
    customer: Customer! @link
    article: Article!
  }
  type Faq implements Node @dontInfer {
    key: String!
    language: String!
    questions: [Question!]! @filled
  }
`
