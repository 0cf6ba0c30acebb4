import { render, screen } from '@testing-library/react'
import { PostList } from '../../src/sections/blog/PostList'
import { copy } from './copy'
import { onPage } from './render'

const list = <PostList posts={[]} tags={[]} pageNumber={1} pageCount={1} first="blog" />

test('the blog of a language without posts says so, without cards or pagination', () => {
  render(onPage(list, { route: 'blog-post' }))
  expect(screen.getByText(copy.blog.empty).closest('p')).not.toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})
