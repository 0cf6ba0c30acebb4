import { render, screen } from '@testing-library/react'
import { PageLink } from '../../src/i18n/PageLink'
import { onPage } from './render'

test('a link to the page itself is marked as current, but not a link to a part of it or to another page', () => {
  const links = (
    <>
      <PageLink to="pricing">itself</PageLink>
      <PageLink to="pricing" fragment="#compare">
        part
      </PageLink>
      <PageLink to="contact">other</PageLink>
    </>
  )
  render(onPage(links))
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['itself'])
})
