import type { GatsbyNode } from 'gatsby'
import { variables } from '../../content/variables'
import { fillDeep } from '../../content/fill'
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

  type Feature implements Node @dontInfer {
    key: String! language: String!
    name: String! @filled title: String! @filled metaTitle: String! @filled description: String! @filled summary: String! @filled lead: String! @filled
    problem: TitledText! @filled steps: [TitledText!]! @filled benefits: [TitledText!]! @filled picture: String! @filled faq: [Question!]! @filled
    article: Article!
  }
  type Post implements Node @dontInfer {
    key: String! language: String!
    slug: String! was: [String!]! title: String! @filled description: String! @filled date: String! draft: Boolean! updated: String author: String!
    coverAlt: String! coverCaption: String @filled tags: [Tag!]! @link sources: [Source!]! minutes: Int!
    article: Article!
  }
  type Tag implements Node @dontInfer { key: String! language: String! slug: String! name: String! lead: String! }
  type LegalPage implements Node @dontInfer {
    key: String! language: String! title: String! @filled metaTitle: String! @filled description: String! @filled updated: String! article: Article!
  }
  type Testimonial implements Node @dontInfer {
    key: String! language: String! role: String! author: String! company: String! article: Article!
  }
  type Faq implements Node @dontInfer { key: String! language: String! questions: [Question!]! @filled }
`

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
  actions.createTypes(typeDefs)
}
