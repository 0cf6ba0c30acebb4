import type { GatsbyNode } from 'gatsby'
import type { Language } from '../../site/languages'
import { finishedCopy } from '../graphql/finishedCopy'
import type { ResolverContext } from '../graphql/resolverContext'
import { typeDefs } from '../graphql/typeDefs'

interface FieldContext extends ResolverContext {
  defaultFieldResolver: (...args: unknown[]) => unknown
}

interface FieldInfo {
  fieldName: string
}

/**
 * Puts the variables into a text when it is asked for, and typesets it: a node that held a price would keep it when the
 * price changes.
 */
const finished = {
  name: 'finished',
  extend: () => ({
    resolve: (source: { language: Language }, args: unknown, context: FieldContext, info: FieldInfo) =>
      finishedCopy(context.defaultFieldResolver(source, args, context, info), source.language, context, info.fieldName),
  }),
}

/** The typed schema of the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(finished, { name: 'site' })
  actions.createTypes(typeDefs)
}
