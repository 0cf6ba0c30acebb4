import type { Language } from '../../site/languages'
import type { PageContext, Translations } from '../../site/pageContext'
import type { RouteId } from '../../site/routes'
import type { PostRow } from './siteContent'

/** What a page adds to the context that every page has. */
export type Own = Partial<Omit<PageContext, 'route' | 'language' | 'translations' | 'i18n' | 'siteLanguage'>>

/** One page in each of its languages. */
export interface PageSet {
  route: RouteId
  translations: Translations
  /** Names the page in messages. */
  source: string
  own: (language: Language) => Own
}

/** Own paths of a page in some languages. */
export const translationsIn = (languages: readonly Language[], path: (language: Language) => string): Translations =>
  Object.fromEntries(languages.map((language) => [language, path(language)]))

/** The posts of each language. */
export type PostsByLanguage = ReadonlyMap<Language, readonly PostRow[]>

const newestFirst = (a: PostRow, b: PostRow) => b.date.localeCompare(a.date) || a.key.localeCompare(b.key)

/** The posts of each language, newest first. */
export const postsByLanguage = (posts: readonly PostRow[], languages: readonly Language[]): PostsByLanguage =>
  new Map(languages.map((code) => [code, posts.filter(({ language }) => language === code).sort(newestFirst)]))
