import type { GatsbyNode } from 'gatsby'
import { languageCodes, type Language } from '../site/languages'
import { tagIds, tags, type TagId } from '../site/tags'

/** Id of the node of a tag in a language. */
export const tagNodeId = (tag: TagId, language: Language): string => `tag ${tag} ${language}`

/** Makes a typed node of each tag and language, so that pages load the words of their own tags only. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest }) => {
  for (const [order, key] of tagIds.entries())
    for (const language of languageCodes) {
      const fields = { key, language, order, ...tags[key][language] }
      await actions.createNode({
        ...fields,
        id: tagNodeId(key, language),
        parent: null,
        children: [],
        internal: { type: 'Tag', contentDigest: createContentDigest(fields) },
      })
    }
}
