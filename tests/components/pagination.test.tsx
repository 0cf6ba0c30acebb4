import { render, screen } from '@testing-library/react'
import { Pagination } from '../../src/sections/blog/Pagination'
import { onPage } from './render'

const [first, second, third] = ['/en/stories', '/en/stories/page/2', '/en/stories/page/3']

test.each([
  [1, [[second, 'next']]],
  [
    2,
    [
      [first, 'prev'],
      [third, 'next'],
    ],
  ],
  [3, [[second, 'prev']]],
])('page %i of three leads to the newer and the older page', (pageNumber, links) => {
  render(onPage(<Pagination pageNumber={pageNumber} pageCount={3} first="blog" />))
  const found = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
  expect(found).toEqual(links)
})
