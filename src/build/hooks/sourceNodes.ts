import type { GatsbyNode } from 'gatsby'
import { hiddenPostsId } from '../graphql/nodeIds'

/** Keeps the node that names the posts which are not out yet until `createPages` writes it anew. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNode }) => {
  const hiddenPosts = getNode(hiddenPostsId)
  if (hiddenPosts) actions.touchNode(hiddenPosts)
}
