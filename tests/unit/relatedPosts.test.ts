import { byLikeness, relatedPosts, type Relatable } from '../../src/content/relatedPosts'

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

/** Posts with tags and dates that look random and are the same in every run. */
function manyPosts(count: number): Relatable[] {
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  return Array.from({ length: count }, (_, index) => {
    const tags = new Set(Array.from({ length: 1 + next(4) }, () => `tag${next(8)}`))
    return post(`p${index}`, new Date(Date.UTC(2020, 0, 1 + next(2500))).toISOString().slice(0, 10), ...tags)
  })
}

test('the short way finds posts exactly as like as looking at every post does', () => {
  const posts = manyPosts(300)
  const byKey = new Map(posts.map((item) => [item.key, item]))
  const related = relatedPosts(posts)
  for (const item of posts) {
    const likeness = (other: Relatable) => [
      other.tags.filter((tag) => item.tags.includes(tag)).length,
      Math.abs(Date.parse(other.date) - Date.parse(item.date)),
    ]
    const best = byLikeness(item, posts).slice(0, 3)
    expect(related.get(item.key)!.map((key) => likeness(byKey.get(key)!))).toEqual(best.map(likeness))
  }
})

/** How often the tags of posts are looked at, per post. */
function looks(count: number): number {
  let seen = 0
  const posts = manyPosts(count).map(({ tags, ...item }) => ({
    ...item,
    get tags() {
      seen++
      return tags
    },
  }))
  relatedPosts(posts)
  return seen / count
}

test('with four times the posts each post is compared with hardly more others', () => {
  expect(looks(4000)).toBeLessThan(1.5 * looks(1000))
})
