import { render } from '@testing-library/react'
import { PostCover } from '../../src/sections/blog/PostCover'

test.each([
  ['', null, 'true'],
  ['', 'A caption', 'false'],
  ['A fell', null, 'false'],
])('a cover that tells "%s", with the caption %s, is hidden from screen readers: %s', (alt, caption, hidden) => {
  const { container } = render(<PostCover image={null} alt={alt} caption={caption} />)
  expect(container.querySelector('figure')?.getAttribute('aria-hidden')).toBe(hidden)
  expect(container.querySelector('figcaption')?.textContent).toBe(caption ?? undefined)
})
