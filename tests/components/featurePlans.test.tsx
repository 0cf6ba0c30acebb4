import { render } from '@testing-library/react'
import { FeaturePlans } from '../../src/sections/feature/FeaturePlans'
import type { RouteId } from '../../src/site/routes'
import { onPage } from './render'

test('a feature page says which plans have what it tells of, and what the trial has not', () => {
  const { container } = render(onPage(<FeaturePlans />, { route: 'berry-invoicing' as RouteId }))
  expect([...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'feature.allPlansfeature.sales.name',
    'BucketBankNot in the trial',
  ])
})
