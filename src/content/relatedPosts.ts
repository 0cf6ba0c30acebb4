/** A post as far as its likeness to others is concerned. */
export interface Relatable {
  key: string
  /** Day of publication, `2026-11-21`. */
  date: string
  tags: readonly string[]
}

const day = ({ date }: Relatable) => Date.parse(date) / 86_400_000

/** Every choice among some tags, none and all of them included. */
const choices = (tags: readonly string[]): string[] =>
  [...tags]
    .sort()
    .reduce<string[][]>((sets, tag) => sets.concat(sets.map((set) => [...set, tag])), [[]])
    .map((set) => set.join(' '))

/** Orders posts by their likeness to one of them: shared tags first, then nearness in date, the newer before the older. */
export const byLikeness = (post: Relatable) => (a: Relatable, b: Relatable) => {
  const shared = ({ tags }: Relatable) => tags.filter((tag) => post.tags.includes(tag)).length
  const distance = (other: Relatable) => Math.abs(day(other) - day(post))
  return shared(b) - shared(a) || distance(a) - distance(b) || day(b) - day(a) || (a.key < b.key ? -1 : 1)
}

/**
 * Keys of the posts most like each post of one language, itself left out. A post that shares some tags stands in the list of
 * exactly those tags, so it is enough to look at the nearest in each list: time grows with the number of posts, not its square.
 */
export function relatedPosts(posts: readonly Relatable[], limit = 3): Map<string, string[]> {
  const lists = new Map<string, Relatable[]>()
  const places = new Map<Relatable, { list: Relatable[]; index: number }[]>()
  for (const post of [...posts].sort((a, b) => day(a) - day(b)))
    places.set(
      post,
      choices(post.tags).map((choice) => {
        const list = lists.get(choice) ?? []
        lists.set(choice, list)
        return { list, index: list.push(post) - 1 }
      }),
    )
  return new Map(
    posts.map((post) => {
      const near = places.get(post)!.flatMap(({ list, index }) => list.slice(Math.max(0, index - limit), index + limit + 1))
      const others = [...new Set(near)].filter((other) => other !== post)
      return [post.key, others.sort(byLikeness(post)).slice(0, limit).map(({ key }) => key)]
    }),
  )
}
