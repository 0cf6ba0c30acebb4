/** Links of `content/site.json` that a menu may have beside pages: the log-in, and the other products of the family. */
export const siteLinks = ['login', 'family'] as const

export type SiteLink = (typeof siteLinks)[number]
