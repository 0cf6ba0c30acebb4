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

/** Keys of the posts most like one of them, itself left out. */
function mostLike(post: Relatable, posts: readonly Relatable[], limit: number): string[] {
  const time = Date.parse(post.date)
  const best: Candidate[] = []
  for (const { key, date, tags } of posts) {
    if (key === post.key) continue
    const sharedTags = tags.filter((tag) => post.tags.includes(tag)).length
    best.push({ key, sharedTags, distance: Date.parse(date) - time })
    if (best.length > limit) best.sort(byLikeness).pop()
  }
  return best.sort(byLikeness).map(({ key }) => key)
}

/** Keys of the posts most like each post of one language, itself left out. */
export const relatedPosts = (posts: readonly Relatable[], limit = 3): Map<string, string[]> =>
  new Map(posts.map((post) => [post.key, mostLike(post, posts, limit)]))
