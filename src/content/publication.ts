import type { PostFields } from './schemas'

/** What decides whether a post is shown. */
export type Publication = Pick<PostFields, 'date' | 'draft'>

/**
 * True where a post is shown: no draft, and its day has come. `today` is a day in Finland; while writing (`develop`)
 * every post is shown (docs/adding-a-post.md).
 */
export const isPublished = ({ date, draft }: Publication, today: string, develop: boolean): boolean =>
  develop || (!draft && date <= today)
