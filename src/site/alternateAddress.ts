import type { Language } from './languages'
import type { Translations } from './pageContext'
import { localPath, prefixLanguage, withoutPrefix } from './paths'
import { resolveLanguage, type Address } from './resolveLanguage'

export type FullAddress = Address & { hash: string }

/**
 * Path, query and fragment that show `pathname` in `language` on the host of `address`. Other query parameters
 * and the fragment stay; `lang` is there only where the address would mean another language without it.
 */
export function addressIn(language: Language, pathname: string, address: FullAddress, siteLanguage: Language): string {
  const query = new URLSearchParams(address.search)
  query.delete('lang')
  if (resolveLanguage({ ...address, pathname, search: query.toString() }, siteLanguage) !== language)
    query.set('lang', language)
  const search = query.toString()
  return pathname + (search && `?${search}`) + address.hash
}

/** Where the visitor of an address is taken for a language (requirement 4.1); undefined where the page has no translation. */
export function alternateAddress(
  address: FullAddress,
  language: Language,
  translations: Translations,
  siteLanguage: Language,
): string | undefined {
  const translation = translations[language]
  return translation === undefined
    ? undefined
    : addressIn(language, localPath(translation, language, siteLanguage), address, siteLanguage)
}

/** Where an address with the host's own prefix belongs (`/fi/x` on the Finnish host -> `/x`), else undefined. */
export const unprefixedAddress = (address: FullAddress, siteLanguage: Language): string | undefined =>
  prefixLanguage(address.pathname) === siteLanguage
    ? addressIn(resolveLanguage(address, siteLanguage), withoutPrefix(address.pathname), address, siteLanguage)
    : undefined
