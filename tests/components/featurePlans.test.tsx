import { render } from '@testing-library/react'
import { featureGroupsOf } from '../../src/pricing/plans'
import { FeaturePlans } from '../../src/sections/feature/FeaturePlans'
import type { RouteId } from '../../src/site/routes'
import { onPage } from './render'

jest.mock('../../src/pricing/plans', () => {
  const plans = jest.requireActual<typeof import('../../src/pricing/plans')>('../../src/pricing/plans')
  return { ...plans, featureGroupsOf: jest.fn(plans.featureGroupsOf) }
})

const named = () => {
  const { container } = render(onPage(<FeaturePlans />, { route: 'berry-invoicing' as RouteId }))
  return [...container.querySelectorAll('ul > li, ul ~ p')].map(({ textContent }) => textContent)
}

test('a feature page names the plans with its features, and the features that the trial lacks', () => {
  expect(named()).toEqual(['feature.allPlansfeature.sales.name', 'BucketBank', 'Not in the trial: Bucket'])
})

test('where the same plans have all features, the features are not listed', () => {
  const [group] = featureGroupsOf('berry-invoicing').filter(({ plans }) => plans.length === 1)
  jest.mocked(featureGroupsOf).mockReturnValueOnce([group!])
  expect(named()).toEqual(['Bucket', 'Not in the trial'])
})
