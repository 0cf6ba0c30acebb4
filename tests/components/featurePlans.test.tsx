import { render } from '@testing-library/react'
import { FeaturePlans } from '../../src/sections/feature/FeaturePlans'
import type { RouteId } from '../../src/site/routes'
import { onPage } from './render'

test('a feature page names the plans with its features, and the features that the trial lacks', () => {
  const { container } = render(onPage(<FeaturePlans />, { route: 'berry-invoicing' as RouteId }))
  expect([...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'feature.allPlansfeature.sales.name',
    'BucketBankNot in the trial',
  ])
})
