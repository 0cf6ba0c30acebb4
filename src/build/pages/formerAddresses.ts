import { feedOf } from '../../site/addresses'
import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import { answersOn, localPath } from '../../site/paths'
import { addressesIn, type Addresses } from './pageSet'
import { sitePages } from './sitePages'
import type { SiteContent } from './siteContent'

/** An address that a page had on a host, and the one it has now; both are paths. */
export interface FormerAddress {
  from: string
  to: string
}

/**
 * Every former address on the host of a language with the one that took its place. `aliases` are the languages whose
 * unprefixed paths answer on every host. Where another language's path of the same page stands at one, there is nothing
 * to redirect: the page answers.
 */
export const formerAddresses = (
  sets: readonly Addresses[],
  siteLanguage: Language,
  aliases = aliasLanguages,
): FormerAddress[] =>
  sets.flatMap(({ translations, was }) => {
    const present = Object.entries(translations) as [Language, string][]
    const former = (Object.entries(was) as [Language, readonly string[]][]).flatMap(([language, paths]) =>
      paths.map((path) => [language, path] as const),
    )
    const live = new Map(answersOn(siteLanguage, present, translations, aliases))
    return [...new Map(answersOn(siteLanguage, former, translations, aliases))].flatMap(([from, shows]) =>
      live.has(from) ? [] : [{ from, to: localPath(translations[shows]!, shows, siteLanguage) }],
    )
  })

/**
 * Every former address on the host of a language: those of its pages, and those of the feeds, which move with their
 * blogs and have no aliases.
 */
export function siteFormerAddresses(content: SiteContent, siteLanguage: Language): FormerAddress[] {
  const feeds = addressesIn(languageCodes, (language) => content.ownPaths('blog', language).map(feedOf))
  return [...formerAddresses(sitePages(content), siteLanguage), ...formerAddresses([feeds], siteLanguage, [])]
}
