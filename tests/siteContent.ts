import plans from '../content/plans.json'
import site from '../content/site.json'
import tags from '../content/tags.json'
import {
  ownPathsFrom,
  postsByLanguage,
  type PostRow,
  type SiteContent,
  type TagRow,
} from '../src/build/pages/siteContent'
import { dataNodes } from '../src/build/graphql/dataNodes'
import type { Data } from '../src/content/dataSchemas'
import { routes } from '../src/site/routes'

/** The data that variables are made of. */
export const variableSources = { site, plans } as Required<Pick<Data, 'site' | 'plans'>>

/** What pages are made from, with some posts. */
export const siteContentOf = (posts: readonly PostRow[]): SiteContent => ({
  routes,
  ownPaths: ownPathsFrom(routes, site.product.pathWord),
  tags: dataNodes.tags(tags) as unknown as TagRow[],
  posts: postsByLanguage(posts),
})

/** A post that is out, in a language. */
export const postRow = (row: Pick<PostRow, 'key' | 'language'> & Partial<PostRow>): PostRow => ({
  slug: `${row.key}-${row.language}`,
  was: [],
  date: '2026-01-02',
  draft: false,
  tags: [],
  ...row,
})
