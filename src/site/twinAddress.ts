import type { Language } from './languages'
import { localPath } from './paths'
import { resolveLanguage, type Address } from './resolveLanguage'
import type { Twins } from './pageContext'

/**
 * Where the visitor of an address is taken for a language (DESIGN section 5), or undefined where the
 * page has no twin in it. Other query parameters and the fragment stay; `lang` stays only
 * where the new address would not mean the same language without it.
 */
export function twinAddress(
  address: Address & { hash: string },
  language: Language,
  twins: Twins,
  siteLanguage: Language,
): string | undefined {
  const twin = twins[language]
  if (twin === undefined) return undefined
  const pathname = localPath(twin, language, siteLanguage)
  const rest = new URLSearchParams(address.search)
  rest.delete('lang')
  if (resolveLanguage({ ...address, pathname, search: rest.toString() }, siteLanguage) !== language)
    rest.set('lang', language)
  const query = rest.toString()
  return pathname + (query && `?${query}`) + address.hash
}
