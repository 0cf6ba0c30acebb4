import { hostWords, sites } from '../../content/site.json'
import { isLanguage, languageCodes, type Language } from './languages'
import { localPath, prefixLanguage, withoutPrefix, type Translations } from './paths'

/** The parts of a requested address that are read here; a `URL` has them, and so has `location`. */
export interface UrlParts {
  /** Query string with or without its question mark. */
  search: string
  /** Path with a leading slash. */
  pathname: string
  /** Host name without port. */
  hostname: string
}

const words: Readonly<Partial<Record<Language, string>>> = hostWords

/**
 * Returns the language whose host has this name, or else the language whose word is a part of the name, as for a
 * preview (`invoicing.test.example`).
 */
const languageOfHostName = (hostname: string): Language | undefined => {
  const host = hostname.toLowerCase()
  const isOwn = (code: Language) => new URL(sites[code]).hostname === host
  const isNamed = (code: Language) => words[code] !== undefined && host.includes(words[code])
  return languageCodes.find(isOwn) ?? languageCodes.find(isNamed)
}

/**
 * Returns the language that an address asks for (requirement 4.1): by the `lang` parameter, else by the path's prefix,
 * else by the host name, else the language of the build.
 */
export function resolveLanguage(address: UrlParts, hostLanguage: Language): Language {
  const asked = new URLSearchParams(address.search).get('lang')
  if (isLanguage(asked)) return asked
  return prefixLanguage(address.pathname) ?? languageOfHostName(address.hostname) ?? hostLanguage
}

export type UrlWithHash = UrlParts & { hash: string }

/**
 * Returns path, query and fragment that show `pathname` in `language` on the host of `address`. Other query parameters
 * and the fragment stay. `lang` is added only if the address would mean another language without it.
 */
export function addressIn(language: Language, pathname: string, address: UrlWithHash, hostLanguage: Language): string {
  const query = new URLSearchParams(address.search)
  query.delete('lang')
  if (resolveLanguage({ ...address, pathname, search: query.toString() }, hostLanguage) !== language)
    query.set('lang', language)
  const search = query.toString()
  return pathname + (search && `?${search}`) + address.hash
}

/** Returns the address of a page in another language (requirement 4.1); undefined if there is no translation. */
export function alternateAddress(
  address: UrlWithHash,
  language: Language,
  translations: Translations,
  hostLanguage: Language,
): string | undefined {
  const translation = translations[language]
  return translation === undefined
    ? undefined
    : addressIn(language, localPath(translation, language, hostLanguage), address, hostLanguage)
}

/**
 * Returns the address without the prefix if it has the host's own one (`/fi/x` on the Finnish host -> `/x`); otherwise
 * undefined.
 */
export const unprefixedAddress = (address: UrlWithHash, hostLanguage: Language): string | undefined =>
  prefixLanguage(address.pathname) === hostLanguage
    ? addressIn(resolveLanguage(address, hostLanguage), withoutPrefix(address.pathname), address, hostLanguage)
    : undefined
