import { render, screen } from '@testing-library/react'
import { CallToAction } from '../../src/sections/shared/CallToAction'
import { onPage } from './render'

test.each([
  ['pricing', 'cta.closing.pricing'],
  ['blog-post', 'cta.closing.post'],
] as const)('the invitation of %s has the words for its kind of page', (route, key) => {
  render(onPage(<CallToAction />, { route }))
  expect(screen.getByRole('heading').textContent).toBe(key)
})
