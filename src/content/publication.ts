/** What decides whether a post is shown. */
export interface Publication {
  /** Day of publication, `2026-11-21`. */
  date: string
  draft: boolean
}

/**
 * True where a post is shown: no draft, and its day has come. `today` is a day in Finland; while writing (`develop`) every
 * post is shown (docs/scheduling.md).
 */
export const isPublished = ({ date, draft }: Publication, today: string, develop: boolean): boolean =>
  develop || (!draft && date <= today)
