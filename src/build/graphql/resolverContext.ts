import type { Node } from 'gatsby'

/**
 * The part of Gatsby's resolver context that resolvers use. Gatsby remembers the nodes that they get as those that the
 * page depends on.
 */
export interface ResolverContext {
  nodeModel: {
    getNodeById: (args: { id: string }) => Node | null
    getNodesByIds: (args: { ids: readonly string[] }) => Node[]
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>
    findOne: (args: { type: string; query: object }) => Promise<Node | null>
  }
}

/** What is needed of the schema that Gatsby gives resolvers. */
export interface ResolverInfo {
  schema: {
    getType: (name: string) => { getFields: () => Record<string, { resolve: (...args: unknown[]) => unknown }> }
  }
}

/** A node of `content/` that a field is asked of, and what is needed to answer. */
export interface ResolverArgs<T extends Node = Node> {
  source: T
  context: ResolverContext
  info: ResolverInfo
}
