import type { Language } from '../../site/languages'
import type { PageContext, PostContext, TagContext } from '../../site/pageContext'
import type { Translations } from '../../site/paths'
import type { RouteId } from '../../site/routes'

/** The fields of the context that only some pages set. */
export type OwnContext = Partial<Pick<PageContext, 'key'> & TagContext & PostContext>

/** Unprefixed paths by language: the present ones, and the former ones (`was`). */
export interface Addresses {
  translations: Translations
  was: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** One page in each of its languages. */
export interface PageSet extends Addresses {
  route: RouteId
  context: (language: Language) => OwnContext
}

/** Returns the addresses in some languages. `paths` gives all paths of a language, the present one first. */
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

/** Returns the path parameter for each slug of a text or tag, the present slug first. */
export const slugParams = ({ slug, was }: { slug: string; was: readonly string[] | null }): { slug: string }[] =>
  [slug, ...(was ?? [])].map((value) => ({ slug: value }))
