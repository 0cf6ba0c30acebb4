import type { Language } from '../../site/languages'
import { routesShowing } from '../../site/routes'
import { nodeId, type NodeType } from './nodeIds'
import type { ResolverContext } from './resolverContext'

interface Args {
  language: Language
  keys: readonly string[]
}

/**
 * A root field that gives the texts of some keys in a language, in the order of the keys; null for a key without a text. It looks
 * them up by id: a filter would search all texts for every page, and any changed text would be a reason to make every page again.
 */
export const byKey = (type: NodeType) => ({
  type: `[${type}]!`,
  args: { language: 'String!', keys: '[String!]!' },
  resolve: (_source: unknown, { language, keys }: Args, { nodeModel }: ResolverContext) =>
    keys.map((key) => nodeModel.getNodeById({ id: nodeId(type, language, key) })),
})

/** The feature pages of a language for the menus, in the order of the route table. */
export const menu = {
  type: '[Feature!]!',
  args: { language: 'String!' },
  resolve: (_source: unknown, { language }: Args, { nodeModel }: ResolverContext) =>
    nodeModel.getNodesByIds({ ids: routesShowing('features').map((id) => nodeId('Feature', language, id)) }),
}
