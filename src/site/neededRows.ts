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
