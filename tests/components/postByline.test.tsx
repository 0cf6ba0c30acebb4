import { render } from '@testing-library/react'
import { PostByline } from '../../src/sections/blog/PostByline'
import type { PostData } from '../../src/sections/blog/postFragment'
import { formatDate } from '../../src/site/format'
import { onPage } from './render'

test('of the days on which sources were checked, the earliest is shown', () => {
  const sources = ['2026-03-04', '2026-01-02', '2026-02-03'].map((checked) => ({ checked }))
  const post = { author: { name: 'A' }, date: '2026-03-05', sources, minutes: 1 } as PostData
  const { container } = render(onPage(<PostByline post={post} />))
  expect(container.textContent).toContain(`figuresChecked ${formatDate('2026-01-02', 'en')}`)
})
