import type { Publication } from '../../content/publication'
import { languageCodes, type Language } from '../../site/languages'
import type { PageContext, Translations } from '../../site/pageContext'
import type { RouteId } from '../../site/routes'

/** A post as far as its pages need it. */
export interface PostRow extends Publication {
  key: string
  language: Language
  slug: string
  tags: readonly string[]
}

/** What a page adds to the context that every page has. */
export type Own = Partial<Omit<PageContext, 'route' | 'language' | 'translations' | 'i18n' | 'siteLanguage'>>

/** One page in each of its languages. */
export interface PageSet {
  route: RouteId
  translations: Translations
  source: string
  own: (language: Language) => Own
}

/** Own paths of a page in some languages. */
export const translationsIn = (languages: readonly Language[], path: (language: Language) => string): Translations =>
  Object.fromEntries(languages.map((language) => [language, path(language)]))

/** The posts of each language. */
export type PostsByLanguage = Readonly<Record<Language, readonly PostRow[]>>

const newestFirst = (a: PostRow, b: PostRow) => b.date.localeCompare(a.date) || a.key.localeCompare(b.key)

/** The posts of each language, newest first. */
export const postsByLanguage = (posts: readonly PostRow[]): PostsByLanguage =>
  Object.fromEntries(
    languageCodes.map((code) => [code, posts.filter(({ language }) => language === code).sort(newestFirst)]),
  ) as unknown as PostsByLanguage
