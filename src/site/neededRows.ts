import { ownSlots } from './paths'

/**
 * Rows of `content/pages.json` that code leads to by their ids, each with its kind: the content check asks for them.
 * What leads to another one does not compile (`RouteId`).
 */
export const neededRows = {
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

export type NeededRow = keyof typeof neededRows

/** What each page of such a row fills in, in the order of the alphabet. */
const rowSlots: Readonly<Partial<Record<string, readonly string[]>>> = {
  'blog-page': ['{page}'],
  'blog-tag': ['{slug}'],
  'blog-tag-page': ['{page}', '{slug}'],
  'blog-post': ['{slug}'],
} satisfies Partial<Record<NeededRow, readonly string[]>>

/** The slots that the paths of a row have, `{product}` aside: none where it is one page. */
export const slotsOf = (id: string): readonly string[] => (Object.hasOwn(rowSlots, id) ? rowSlots[id]! : [])

/** Whether a path of a row has the slots that its pages fill in. */
export const hasSlotsOf = (id: string, path: string): boolean => String(ownSlots(path)) === String(slotsOf(id))
