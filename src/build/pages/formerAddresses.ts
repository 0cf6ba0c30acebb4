import { feedOf } from '../../site/addresses'
import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import type { Translations } from '../../site/pageContext'
import { localPath } from '../../site/paths'
import { addressesIn, type Addresses } from './pageSet'
import { sitePages } from './sitePages'
import type { SiteContent } from './siteContent'

/** An address that a page had on a host, and the one it has now; both are paths. */
export interface FormerAddress {
  from: string
  to: string
}

/** An unprefixed path, in its language. */
type PathIn = [language: Language, path: string]

/**
 * Where unprefixed paths answer on a host, prefixed and as aliases (requirement 2.7), each with the path that stands
 * there now.
 */
function onHost(
  paths: readonly PathIn[],
  translations: Translations,
  host: Language,
  aliases: readonly Language[],
): [from: string, to: string][] {
  const home = translations[host]
  return paths.flatMap(([language, path]): [string, string][] => {
    const now = localPath(translations[language]!, language, host)
    const alias: [string, string][] = home !== undefined && aliases.includes(language) ? [[path, home]] : []
    return [[localPath(path, language, host), now], ...alias]
  })
}

/**
 * Every former address on the host of a language with the one that took its place. `aliases` are the languages whose
 * unprefixed paths answer on every host. Where another language's path of the same page stands at one, there is nothing
 * to redirect: the page answers.
 */
export const formerAddresses = (
  sets: readonly Addresses[],
  host: Language,
  aliases = aliasLanguages,
): FormerAddress[] =>
  sets.flatMap(({ translations, was }) => {
    const present = Object.entries(translations) as PathIn[]
    const former = (Object.entries(was) as [Language, readonly string[]][]).flatMap(([language, paths]) =>
      paths.map((path): PathIn => [language, path]),
    )
    const live = new Set(onHost(present, translations, host, aliases).map(([from]) => from))
    return [...new Map(onHost(former, translations, host, aliases))].flatMap(([from, to]) =>
      live.has(from) ? [] : [{ from, to }],
    )
  })

/**
 * Every former address on the host of a language: those of its pages, and those of the feeds, which move with their
 * blogs and have no aliases.
 */
export function siteFormerAddresses(content: SiteContent, host: Language): FormerAddress[] {
  const feeds = addressesIn(languageCodes, (language) => content.ownPaths('blog', language).map(feedOf))
  return [...formerAddresses(sitePages(content), host), ...formerAddresses([feeds], host, [])]
}
