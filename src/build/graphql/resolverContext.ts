import type { Node } from 'gatsby'

/**
 * The part of Gatsby's resolver context that resolvers use. Gatsby records the nodes that they read, and the page
 * depends on these nodes.
 */
export interface ResolverContext {
  nodeModel: {
    getNodeById: (args: { id: string }) => Node | null
    getNodesByIds: (args: { ids: readonly string[] }) => Node[]
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>
    findOne: (args: { type: string; query: object }) => Promise<Node | null>
  }
}

/** The part of Gatsby's resolver info that resolvers use. */
export interface ResolverInfo {
  schema: {
    getType: (name: string) => { getFields: () => Record<string, { resolve: (...args: unknown[]) => unknown }> }
  }
}

/** The node that a field is queried on, and what its resolver needs. */
export interface ResolverArgs<T extends Node = Node> {
  source: T
  context: ResolverContext
  info: ResolverInfo
}
