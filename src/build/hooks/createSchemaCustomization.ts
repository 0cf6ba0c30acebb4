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
 * The `@finished` extension: fills in the variables of a text and typesets it when it is queried. If the node held the
 * finished text, an old price would stay in it after the price has changed.
 */
const finished = {
  name: 'finished',
  extend: () => ({
    resolve: (source: { language: Language }, args: unknown, context: FieldContext, info: FieldInfo) =>
      finishedCopy(context.defaultFieldResolver(source, args, context, info), source.language, context, info.fieldName),
  }),
}

/** Gatsby's `createSchemaCustomization`: defines the types of the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(finished, { name: 'site' })
  actions.createTypes(typeDefs)
}
