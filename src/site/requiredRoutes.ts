/**
 * Ids of the rows of `content/pages.json` that code links to, each with its template. The content check requires these
 * rows; a link in code to any other id does not compile (`RouteId`).
 */
export const requiredRoutes = {
  home: 'Home',
  features: 'Features',
  'how-it-works': 'HowItWorks',
  pricing: 'Pricing',
  contact: 'Contact',
  blog: 'Blog',
  'blog-page': 'Blog',
  'blog-tag': 'BlogTag',
  'blog-tag-page': 'BlogTag',
  'blog-post': 'Post',
  'not-found': 'NotFound',
} as const

export type RequiredRoute = keyof typeof requiredRoutes

/** The row of all posts. */
export const postRoute = 'blog-post' satisfies RequiredRoute

/** The lists of posts: the row of the first page of a list, and the row of its further pages. */
export const furtherPages = {
  blog: 'blog-page',
  'blog-tag': 'blog-tag-page',
} as const satisfies Partial<Record<RequiredRoute, RequiredRoute>>

/** The row of the first page of a list of posts. */
export type ListRoute = keyof typeof furtherPages

/** The slots in the paths of these rows that each page fills in, in alphabetical order. */
const rowSlots: Readonly<Partial<Record<string, readonly string[]>>> = {
  'blog-page': ['{page}'],
  'blog-tag': ['{slug}'],
  'blog-tag-page': ['{page}', '{slug}'],
  'blog-post': ['{slug}'],
} satisfies Partial<Record<RequiredRoute, readonly string[]>>

/** Returns the slots in the paths of a row, without `{product}`; none if the row is one page. */
export const slotsOf = (id: string): readonly string[] => (Object.hasOwn(rowSlots, id) ? rowSlots[id]! : [])

/** True if a path of a row has exactly the slots that its pages fill in. */
export const hasSlotsOf = (id: string, path: string): boolean => {
  const slots = [...path.matchAll(/\{(?!product\})\w+\}/g)].map(([slot]) => slot).sort()
  return String(slots) === String(slotsOf(id))
}
