import type { GatsbyNode } from 'gatsby'
import { variables } from '../../content/variables'
import { fillDeep } from '../../content/fill'
import { collections, type Collection } from '../../content/schemas'
import type { Language } from '../../site/languages'

const typeDefs = /* GraphQL */ `
  type TitledText { title: String! text: String! }
  type Question { question: String! answer: String! }
  type Heading { id: String! text: String! }
  type Source { title: String! url: String! checked: String! }
  type Article { html: String! toc: [Heading!]! }
  type Copy { edges: [CopyEdge!]! }
  type CopyEdge { node: CopyNode! }
  type CopyNode { ns: String! language: String! data: JSON! }
  type Tag implements Node @dontInfer { key: String! language: String! slug: String! name: String! lead: String! }
`

/** Fields of the texts of each collection, besides those that every text has. */
const textFields: Readonly<Record<Collection, string>> = {
  features: `
    name: String! @filled title: String! @filled metaTitle: String! @filled description: String! @filled summary: String! @filled lead: String! @filled
    problem: TitledText! @filled steps: [TitledText!]! @filled benefits: [TitledText!]! @filled picture: String! @filled faq: [Question!]! @filled
  `,
  blog: `
    slug: String! title: String! @filled description: String! @filled date: String! draft: Boolean! updated: String author: String!
    coverAlt: String! coverCaption: String @filled tags: [Tag!]! @link sources: [Source!]! minutes: Int!
  `,
  legal: 'title: String! @filled metaTitle: String! @filled description: String! @filled updated: String!',
  testimonials: 'role: String! author: String! company: String!',
  faq: 'questions: [Question!]! @filled',
}

const textTypes = Object.entries(collections).map(
  ([collection, { type, hasBody }]) => /* GraphQL */ `
    type ${type} implements Node @dontInfer {
      key: String! language: String!
      ${textFields[collection as Collection]}
      ${hasBody ? 'article: Article!' : ''}
    }
  `,
)

interface FieldContext {
  defaultFieldResolver: (...args: unknown[]) => unknown
}

/** Fills the variables into a field when it is asked for, so that nodes in Gatsby's cache never hold an old price. */
const filled = {
  name: 'filled',
  extend: () => ({
    resolve: (source: { language: Language }, args: unknown, context: FieldContext, info: unknown) =>
      fillDeep(context.defaultFieldResolver(source, args, context, info), variables(source.language)),
  }),
}

/** The typed schema of the content (DESIGN section 6). */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(filled, { name: 'site' })
  actions.createTypes([typeDefs, ...textTypes])
}
