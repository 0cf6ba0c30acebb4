import type { GatsbyNode } from 'gatsby'
import { hiddenPostsId } from '../graphql/nodeIds'

/**
 * Gatsby's `sourceNodes`: keeps the node that names the unpublished posts until `createPages` writes it again. Without
 * this Gatsby would remove it.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNode }) => {
  const hiddenPosts = getNode(hiddenPostsId)
  if (hiddenPosts) actions.touchNode(hiddenPosts)
}
