/** A post as far as its likeness to others is concerned. */
export interface Relatable {
  key: string
  /** Day of publication, `2026-11-21`. */
  date: string
  tags: readonly string[]
}

interface Candidate {
  key: string
  sharedTags: number
  /** Milliseconds from the one post to the other. */
  distance: number
}

/** Shared tags first, then nearness in date, the newer before the older. */
const byLikeness = (a: Candidate, b: Candidate): number =>
  b.sharedTags - a.sharedTags ||
  Math.abs(a.distance) - Math.abs(b.distance) ||
  b.distance - a.distance ||
  (a.key < b.key ? -1 : 1)

/** Keys of the posts most like the one at a place of a list, without itself and its neighbours there. */
function mostLike(place: number, posts: readonly Relatable[], limit: number): string[] {
  const post = posts[place]!
  const time = Date.parse(post.date)
  const best: Candidate[] = []
  for (const [index, { key, date, tags }] of posts.entries()) {
    if (Math.abs(index - place) <= 1) continue
    const sharedTags = tags.filter((tag) => post.tags.includes(tag)).length
    best.push({ key, sharedTags, distance: Date.parse(date) - time })
    if (best.length > limit) best.sort(byLikeness).pop()
  }
  return best.sort(byLikeness).map(({ key }) => key)
}

/**
 * Keys of the posts most like each post of a list. The one before and the one behind it in the list are left out: its
 * page offers them as the newer and the older post.
 */
export const relatedPosts = (posts: readonly Relatable[], limit = 3): Map<string, string[]> =>
  new Map(posts.map((post, place) => [post.key, mostLike(place, posts, limit)]))
