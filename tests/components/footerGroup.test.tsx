import { render, screen } from '@testing-library/react'
import { FooterGroup } from '../../src/layout/FooterGroup'
import { feature } from '../fixtures/routes'
import { onPage } from './render'

test('the feature pages stand before the page above them, links to other sites after them', () => {
  const features = [{ key: feature, name: 'Berries', summary: 'x' }]
  render(onPage(<FooterGroup title="x" pages={[{ page: 'features' }]} links={['login']} features={features} />))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Berries',
    'nav.features',
    'nav.login',
  ])
})
