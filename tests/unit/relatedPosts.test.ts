import { relatedPosts, type Relatable } from '../../src/content/relatedPosts'

const post = (key: string, date: string, ...tags: string[]): Relatable => ({ key, date, tags })

test('shared tags count more than a near date; the post itself is left out', () => {
  const posts = [
    post('newest', '2026-06-03', 'other'),
    post('a', '2026-06-01', 'vat', 'payments'),
    post('none', '2026-05-31'),
    post('one-near', '2026-05-30', 'vat'),
    post('one-far', '2026-01-01', 'payments'),
    post('both', '2020-01-01', 'vat', 'payments', 'other'),
  ]
  expect(relatedPosts(posts).get('a')).toEqual(['both', 'one-near', 'one-far'])
})

test('a post without shared tags gets the nearest posts, an only post gets none', () => {
  const posts = [
    post('a', '2026-06-05', 'x'),
    post('b', '2026-06-04', 'y'),
    post('c', '2026-06-03', 'z'),
    post('d', '2026-05-31', 'u'),
  ]
  expect(relatedPosts(posts).get('a')).toEqual(['b', 'c', 'd'])
  expect(relatedPosts(posts.slice(0, 1)).get('a')).toEqual([])
})

test('of equally related posts the newer comes first, then the key decides', () => {
  const posts = [
    post('newer-b', '2026-06-04'),
    post('newer-a', '2026-06-04'),
    post('a', '2026-06-02'),
    post('a-older', '2026-05-31'),
  ]
  expect(relatedPosts(posts).get('a')).toEqual(['newer-a', 'newer-b', 'a-older'])
})
