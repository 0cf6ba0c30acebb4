import { copyVariables } from '../../src/build/graphql/copyVariables'
import type { ResolverContext } from '../../src/build/graphql/resolverContext'
import plans from '../fixtures/content/plans.json'
import site from '../fixtures/content/site.json'

/** Returns the variables while these parts of the data have changed. */
function variablesWith(change: { site?: object; plans?: object }) {
  const nodes: Record<string, object> = {
    SiteInfo: { ...site, ...change.site, internal: { contentDigest: JSON.stringify(change.site) } },
    Pricing: { ...plans, ...change.plans, internal: { contentDigest: JSON.stringify(change.plans) } },
  }
  const getNodeById = ({ id }: { id: string }) => nodes[id.split(' ')[0]!]
  return copyVariables('fi', { nodeModel: { getNodeById } } as unknown as ResolverContext)
}

test('variables follow a price or a name that changes while `develop` runs, and are computed once for the same data', () => {
  const before = variablesWith({})
  expect(variablesWith({})).toBe(before)
  expect(variablesWith({ plans: { trial: { ...plans.trial, days: 99 } } }).trialDays).toBe('99')
  expect(variablesWith({ site: { product: { ...site.product, name: 'Other' } } }).product).toBe('Other')
})
