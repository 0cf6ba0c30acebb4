import { inEachLanguage, type Language } from '../../site/languages'
import type { PostRow } from './siteContent'

/** The posts of each language, newest first. */
export type PostsByLanguage = Readonly<Record<Language, readonly PostRow[]>>

const newestFirst = (a: PostRow, b: PostRow) => b.date.localeCompare(a.date) || a.key.localeCompare(b.key)

export const postsByLanguage = (posts: readonly PostRow[]): PostsByLanguage =>
  inEachLanguage((code) => posts.filter(({ language }) => language === code).sort(newestFirst))
