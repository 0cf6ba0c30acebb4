import type { GatsbyNode } from 'gatsby'
import { languageCodes } from '../../site/languages'
import { tagIds, tags } from '../../site/tags'
import { queriesDigest } from '../util/digest'
import { variablesId, nodeId, publicationId } from '../graphql/nodeIds'

/** Makes a node of each tag and language, and one that stands for the variables in the copy; keeps the one that stands for the day. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest, getNode }) => {
  for (const key of tagIds)
    for (const language of languageCodes) {
      const fields = { key, language, ...tags[key][language] }
      await actions.createNode({
        ...fields,
        id: nodeId('Tag', language, key),
        parent: null,
        children: [],
        internal: { type: 'Tag', contentDigest: createContentDigest(fields) },
      })
    }
  await actions.createNode({ id: variablesId, parent: null, children: [], internal: { type: 'Variables', contentDigest: queriesDigest() } })
  const publication = getNode(publicationId)
  if (publication) actions.touchNode(publication)
}
