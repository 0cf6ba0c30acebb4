/** The types of the data of `content/`. What is keyed by ids that data choose (languages, cycles, plans) is JSON, and so is a row of the route table, whose columns are in src/site/schemas/pages.ts. */
export const dataTypeDefs = /* GraphQL */ `
  type SiteLanguage implements Node @dontInfer {
    code: String!
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
    plans: JSON!
    features: JSON!
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
  type Route implements Node @dontInfer {
    key: String!
    template: String!
    row: JSON!
    position: Int!
  }
  type Tag implements Node @dontInfer {
    key: String!
    language: String!
    slug: String!
    was: [String!]
    name: String! @filled
    lead: String! @filled
    position: Int!
  }
`
