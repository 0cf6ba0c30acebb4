/** The fields of a post that decide which posts are related to it. */
export interface Relatable {
  key: string
  /** Day of publication, `2026-11-21`. */
  date: string
  tags: readonly string[]
}

interface Candidate {
  key: string
  sharedTags: number
  /** Milliseconds from the date of the post to the date of the candidate; negative if the candidate is older. */
  distance: number
}

/** Sorts by the number of shared tags, then the nearest date, then the newer post. */
const byLikeness = (a: Candidate, b: Candidate): number =>
  b.sharedTags - a.sharedTags ||
  Math.abs(a.distance) - Math.abs(b.distance) ||
  b.distance - a.distance ||
  (a.key < b.key ? -1 : 1)

/** Number of related posts of a post. */
const limit = 3

/** Returns the keys of the posts most like a post. */
function mostLike(post: Relatable, posts: readonly Relatable[]): string[] {
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

/** Returns the keys of the related posts of each post in the list. */
export const relatedPosts = (posts: readonly Relatable[]): Map<string, string[]> =>
  new Map(posts.map((post) => [post.key, mostLike(post, posts)]))
