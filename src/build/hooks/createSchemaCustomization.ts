import type { GatsbyNode } from 'gatsby'
import { fillDeep } from '../../content/fill'
import type { Language } from '../../site/languages'
import { copyVariables } from '../graphql/copyVariables'
import { dataTypeDefs } from '../graphql/dataSchema'
import type { ResolverContext } from '../graphql/resolverContext'
import { textTypeDefs } from '../graphql/textSchema'

interface FieldContext extends ResolverContext {
  defaultFieldResolver: (...args: unknown[]) => unknown
}

/** Puts the variables into a text when it is asked for: a node that held a price would keep it when the price changes. */
const filled = {
  name: 'filled',
  extend: () => ({
    resolve: (source: { language: Language }, args: unknown, context: FieldContext, info: unknown) =>
      fillDeep(context.defaultFieldResolver(source, args, context, info), copyVariables(source.language, context)),
  }),
}

/** The typed schema of the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(filled, { name: 'site' })
  actions.createTypes([dataTypeDefs, ...textTypeDefs])
}
