import type { Node } from 'gatsby'
import { variables, type Variables, type VariableSources } from '../../content/variables'
import type { Language } from '../../site/languages'
import { dataNodeId } from './nodeIds'
import type { ResolverContext } from './resolverContext'

const cache = new Map<string, Variables>()

/**
 * Returns the variables of the copy in a language, read from their nodes, so that the page that asks depends on these
 * nodes. They are computed once for each state of the data.
 */
export function copyVariables(language: Language, { nodeModel }: ResolverContext): Variables {
  const site = nodeModel.getNodeById({ id: dataNodeId('SiteInfo') }) as Node & VariableSources['site']
  const plans = nodeModel.getNodeById({ id: dataNodeId('Pricing') }) as Node & VariableSources['plans']
  const state = [language, site.internal.contentDigest, plans.internal.contentDigest].join(' ')
  const values = cache.get(state) ?? variables(language, { site, plans })
  cache.set(state, values)
  return values
}
