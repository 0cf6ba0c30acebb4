import { localeTexts, type LocaleNode } from '../../src/build/graphql/localeTexts'
import type { ResolverContext } from '../../src/build/graphql/resolverContext'
import plans from '../fixtures/content/plans.json'
import site from '../fixtures/content/site.json'

/** Returns the finished texts of a locale file while this is in the file and in the plans. */
function textsWith(file: object, trial: object = {}) {
  const data = JSON.stringify(file)
  const nodes: Record<string, object> = {
    SiteInfo: { ...site, internal: { contentDigest: '' } },
    Pricing: { ...plans, trial: { ...plans.trial, ...trial }, internal: { contentDigest: JSON.stringify(trial) } },
  }
  const getNodeById = ({ id }: { id: string }) => nodes[id.split(' ')[0]!]
  const node = { language: 'fi', data, internal: { contentDigest: data } } as unknown as LocaleNode
  return localeTexts(node, {}, { nodeModel: { getNodeById } } as unknown as ResolverContext)
}

test('texts follow their file and the data in it while `develop` runs, and are finished once for the same of both', () => {
  const before = textsWith({ lead: '{{trialDays}} d' })
  expect(textsWith({ lead: '{{trialDays}} d' })).toBe(before)
  expect(textsWith({ lead: '{{trialDays}} d' }, { days: 99 })).toEqual({ lead: '99 d' })
  expect(textsWith({ lead: 'Other' })).toEqual({ lead: 'Other' })
})
