import type { Language } from '../../site/languages'
import { textNodeId, type TextType } from './nodeIds'
import type { ResolverContext } from './resolverContext'

interface Args {
  language: Language
  keys: readonly string[]
}

/**
 * Returns a root field for the texts of some keys in a language, in the order of the keys; null for a key without a
 * text. Gatsby's own `allPost(filter: ...)` has another order, and makes every page depend on every post: after saving
 * one post Gatsby would query all pages again.
 */
export const byKey = (type: TextType | 'Tag') => ({
  type: `[${type}]!`,
  args: { language: 'String!', keys: '[String!]!' },
  resolve: (_source: unknown, { language, keys }: Args, { nodeModel }: ResolverContext) =>
    keys.map((key) => nodeModel.getNodeById({ id: textNodeId(type, language, key) })),
})
