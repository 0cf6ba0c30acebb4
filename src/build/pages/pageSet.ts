import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import type { Translations } from '../../site/paths'
import type { RouteId } from '../../site/routes'

/** What a page adds to the context that every page has. */
export type OwnContext = Partial<Omit<PageContext, 'route' | 'language' | 'translations' | 'i18n' | 'siteLanguage'>>

/** Unprefixed paths by language: those that something has, and those that it had before. */
export interface Addresses {
  translations: Translations
  was: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** One page in each of its languages. */
export interface PageSet extends Addresses {
  route: RouteId
  /** Names the page in messages. */
  source: string
  context: (language: Language) => OwnContext
}

/** Addresses in some languages, of all paths that there were in each, the present one first. */
export function addressesIn(
  languages: readonly Language[],
  paths: (language: Language) => readonly string[],
): Addresses {
  const all = languages.map((language) => [language, paths(language)] as const)
  return {
    translations: Object.fromEntries(all.map(([language, [now]]) => [language, now])),
    was: Object.fromEntries(all.map(([language, [, ...was]]) => [language, was])),
  }
}

/** The parameter of paths with a slug, for every slug that there was, the present one first. */
export const slugParams = ({ slug, was }: { slug: string; was: readonly string[] | null }): { slug: string }[] =>
  [slug, ...(was ?? [])].map((each) => ({ slug: each }))
