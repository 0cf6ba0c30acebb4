import type { Node } from 'gatsby'
import type { Language } from '../../site/languages'
import { kindOfTemplate, templates } from '../../site/pageKinds'
import { textNodeId } from './nodeIds'
import type { ResolverContext } from './resolverContext'

/** The templates of feature pages. */
const featureTemplates = templates.filter((template) => kindOfTemplate(template).collection === 'features')

/** A root field with the feature pages of a language, in the order of the route table. */
export const featurePages = {
  type: '[Feature!]!',
  args: { language: 'String!' },
  resolve: async (_source: unknown, { language }: { language: Language }, { nodeModel }: ResolverContext) => {
    const query = { filter: { template: { in: featureTemplates } }, sort: { fields: ['position'], order: ['ASC'] } }
    const { entries } = await nodeModel.findAll({ type: 'Route', query })
    return nodeModel.getNodesByIds({
      ids: [...(entries as Iterable<Node & { key: string }>)].map(({ key }) => textNodeId('Feature', language, key)),
    })
  },
}
