import { feedOf } from '../../site/addresses'
import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import { pathsOnHost, localPath } from '../../site/paths'
import { addressesIn, type Addresses } from './pageSet'
import { sitePages } from './sitePages'
import type { SiteContent } from './siteContent'

/** A former address on a host and the present address of the same page or feed; both are paths. */
export interface FormerAddress {
  from: string
  to: string
}

/**
 * Returns every former address on the host of a language with its present address. `aliases` are the languages whose
 * unprefixed paths work on every host. A former address is left out if it is now the path of the same page in another
 * language, because then the page itself answers there.
 */
export const formerAddresses = (
  sets: readonly Addresses[],
  hostLanguage: Language,
  aliases = aliasLanguages,
): FormerAddress[] =>
  sets.flatMap(({ translations, was }) => {
    const present = Object.entries(translations) as [Language, string][]
    const former = (Object.entries(was) as [Language, readonly string[]][]).flatMap(([language, paths]) =>
      paths.map((path) => [language, path] as const),
    )
    const live = new Map(pathsOnHost(hostLanguage, present, translations, aliases))
    return [...new Map(pathsOnHost(hostLanguage, former, translations, aliases))].flatMap(([from, language]) =>
      live.has(from) ? [] : [{ from, to: localPath(translations[language]!, language, hostLanguage) }],
    )
  })

/**
 * Returns every former address on the host of a language: those of pages, and those of feeds. A feed moves with its
 * blog and has no aliases.
 */
export function hostFormerAddresses(content: SiteContent, hostLanguage: Language): FormerAddress[] {
  const feeds = addressesIn(languageCodes, (language) => content.ownPaths('blog', language).map(feedOf))
  return [...formerAddresses(sitePages(content), hostLanguage), ...formerAddresses([feeds], hostLanguage, [])]
}
