import type { GatsbyNode } from 'gatsby'
import { buildDayId } from '../graphql/nodeIds'
import { buildDay } from '../util/buildDay'

/**
 * Gatsby's `sourceNodes`: creates a node with what decides whether a post is published. Articles that link to posts
 * depend on it, so on another day they are rendered again.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest }) => {
  const fields = { day: buildDay(), develop: process.env.NODE_ENV === 'development' }
  const internal = { type: 'BuildDay', contentDigest: createContentDigest(fields) }
  await actions.createNode({ ...fields, id: buildDayId, parent: null, children: [], internal })
}
