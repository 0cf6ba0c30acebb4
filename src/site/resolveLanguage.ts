import { isLanguage, languageCodes, languages, type Language } from './languages'

export interface Address {
  /** Query string with or without its question mark. */
  search: string
  /** Path with a leading slash. */
  pathname: string
  /** Host name without port. */
  hostname: string
}

/** The language prefix of a path (`/en/pricing` -> `en`), or undefined where it has none. */
export const prefixLanguage = (pathname: string): Language | undefined => {
  const segment = pathname.split('/', 2)[1]
  return isLanguage(segment) ? segment : undefined
}

const hostLanguage = (hostname: string): Language | undefined =>
  languageCodes.find(
    (code) => languages[code].hostWord && hostname.toLowerCase().includes(languages[code].hostWord),
  )

/**
 * The language that an address asks for (specification 4, DESIGN section 5): the `lang`
 * parameter, else the path's prefix, else the host name, else the language of the build.
 */
export function resolveLanguage(address: Address, siteLanguage: Language): Language {
  const asked = new URLSearchParams(address.search).get('lang')
  if (isLanguage(asked)) return asked
  return prefixLanguage(address.pathname) ?? hostLanguage(address.hostname) ?? siteLanguage
}
