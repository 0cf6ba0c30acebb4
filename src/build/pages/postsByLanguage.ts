import { languageCodes, type Language } from '../../site/languages'
import type { PostRow } from './siteContent'

/** The posts by language. */
export type PostsByLanguage = ReadonlyMap<Language, readonly PostRow[]>

const newestFirst = (a: PostRow, b: PostRow) => b.date.localeCompare(a.date) || a.key.localeCompare(b.key)

/** Groups posts by language, newest first. */
export const postsByLanguage = (posts: readonly PostRow[]): PostsByLanguage =>
  new Map(languageCodes.map((code) => [code, posts.filter(({ language }) => language === code).sort(newestFirst)]))
