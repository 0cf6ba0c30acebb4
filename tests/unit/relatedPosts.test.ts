import { relatedPosts, type Relatable } from '../../src/content/relatedPosts'

const post = (key: string, date: string, ...tags: string[]): Relatable => ({ key, date, tags })

test('shared tags go before nearness in date, and the post itself is left out', () => {
  const posts = [
    post('a', '2026-06-01', 'vat', 'payments'),
    post('both', '2020-01-01', 'vat', 'payments', 'other'),
    post('one-near', '2026-05-30', 'vat'),
    post('one-far', '2026-01-01', 'payments'),
    post('none', '2026-06-01', 'other'),
  ]
  expect(relatedPosts(posts).get('a')).toEqual(['both', 'one-near', 'one-far'])
  expect(relatedPosts(posts, 4).get('a')).toEqual(['both', 'one-near', 'one-far', 'none'])
})

test('a post without like ones gets the nearest, a lonely one none', () => {
  const posts = [post('a', '2026-06-01', 'x'), post('b', '2026-06-03', 'y'), post('c', '2026-05-31', 'z')]
  expect(relatedPosts(posts).get('a')).toEqual(['c', 'b'])
  expect(relatedPosts([posts[0]!]).get('a')).toEqual([])
})

test('among posts as like, the newer goes before the older, then the key decides', () => {
  const posts = [
    post('a', '2026-06-02'),
    post('older', '2026-06-01'),
    post('newer-b', '2026-06-03'),
    post('newer-a', '2026-06-03'),
  ]
  expect(relatedPosts(posts).get('a')).toEqual(['newer-a', 'newer-b', 'older'])
})
