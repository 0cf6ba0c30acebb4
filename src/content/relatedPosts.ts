/** A post as far as its likeness to others is concerned. */
export interface Relatable {
  key: string
  /** Day of publication, `2026-11-21`. */
  date: string
  tags: readonly string[]
}

/** Posts that share certain tags, in the order of their dates, and the place of one among them. */
interface Place {
  shared: number
  list: Relatable[]
  index: number
}

/** Every choice among some tags, the largest first, down to none. */
const choices = (tags: readonly string[]): string[][] =>
  [...tags]
    .sort()
    .reduce<string[][]>((sets, tag) => sets.concat(sets.map((set) => [...set, tag])), [[]])
    .sort((a, b) => b.length - a.length)

/** How like another post is: shared tags first, then nearness in date, the newer before the older; the smaller, the more like. */
function unlikeness(post: Relatable, other: Relatable): number[] {
  const distance = Date.parse(other.date) - Date.parse(post.date)
  return [-other.tags.filter((tag) => post.tags.includes(tag)).length, Math.abs(distance), -distance]
}

/** Some posts in the order of their likeness to one of them, that one left out. */
export const byLikeness = (post: Relatable, others: Iterable<Relatable>): Relatable[] =>
  [...others]
    .filter((other) => other !== post)
    .map((other) => ({ other, rank: unlikeness(post, other) }))
    .sort((a, b) => a.rank.map((value, index) => value - b.rank[index]!).find(Boolean) ?? (a.other.key < b.other.key ? -1 : 1))
    .map(({ other }) => other)

/** The nearest in date of each list; lists of fewer shared tags are left out once there are enough. */
function candidates(places: readonly Place[], limit: number): Set<Relatable> {
  const found = new Set<Relatable>()
  let shared = Infinity
  for (const place of places) {
    if (place.shared < shared && found.size > limit) break
    shared = place.shared
    for (const other of place.list.slice(Math.max(0, place.index - limit), place.index + limit + 1)) found.add(other)
  }
  return found
}

/**
 * Keys of the posts most like each post of one language, itself left out. A post that shares some tags stands in the list of
 * exactly those tags, so a few of each list are enough: time grows with the number of posts, not its square.
 */
export function relatedPosts(posts: readonly Relatable[], limit = 3): Map<string, string[]> {
  const lists = new Map<string, Relatable[]>()
  const places = new Map<string, Place[]>()
  const enter = (post: Relatable, tags: readonly string[]): Place => {
    const name = tags.join(' ')
    const list = lists.get(name) ?? []
    lists.set(name, list)
    return { shared: tags.length, list, index: list.push(post) - 1 }
  }
  for (const post of [...posts].sort((a, b) => (a.date < b.date ? -1 : 1)))
    places.set(post.key, choices(post.tags).map((tags) => enter(post, tags)))
  const related = (post: Relatable) => byLikeness(post, candidates(places.get(post.key)!, limit)).slice(0, limit)
  return new Map(posts.map((post) => [post.key, related(post).map(({ key }) => key)]))
}
