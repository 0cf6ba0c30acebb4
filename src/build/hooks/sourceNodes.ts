import type { GatsbyNode } from 'gatsby'
import { languageCodes, languages } from '../../site/languages'
import { publicationId } from '../graphql/nodeIds'

/** Makes a node of each language; keeps the one that names the posts which are not out yet until `createPages` writes it anew. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest, getNode }) => {
  for (const [position, code] of languageCodes.entries()) {
    const fields = { code, position, locale: languages[code].locale, autonym: languages[code].autonym }
    await actions.createNode({
      ...fields,
      id: `SiteLanguage ${code}`,
      parent: null,
      children: [],
      internal: { type: 'SiteLanguage', contentDigest: createContentDigest(fields) },
    })
  }
  const publication = getNode(publicationId)
  if (publication) actions.touchNode(publication)
}
