import type { GatsbyNode } from 'gatsby'
import { languageCodes } from '../../site/languages'
import { hiddenPostsId } from '../graphql/nodeIds'

/**
 * Makes a node of each language; keeps the one that names the posts which are not out yet until `createPages` writes it
 * anew.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest, getNode }) => {
  for (const [position, code] of languageCodes.entries()) {
    const fields = { code, position }
    await actions.createNode({
      ...fields,
      id: `SiteLanguage ${code}`,
      parent: null,
      children: [],
      internal: { type: 'SiteLanguage', contentDigest: createContentDigest(fields) },
    })
  }
  const hiddenPosts = getNode(hiddenPostsId)
  if (hiddenPosts) actions.touchNode(hiddenPosts)
}
