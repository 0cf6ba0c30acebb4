import site from '../../content/site.json'
import { isLanguage, languageCodes, languages, type Language } from './languages'
import { prefixLanguage } from './paths'

export interface Address {
  /** Query string with or without its question mark. */
  search: string
  /** Path with a leading slash. */
  pathname: string
  /** Host name without port. */
  hostname: string
}

/** The language whose site has the host name, else the one whose word is part of it, as on a preview (`invoicing.test.example`). */
const hostLanguage = (hostname: string): Language | undefined => {
  const host = hostname.toLowerCase()
  const isOwn = (code: Language) => new URL(site.sites[code]).hostname === host
  const isNamed = (code: Language) => languages[code].hostWord !== '' && host.includes(languages[code].hostWord)
  return languageCodes.find(isOwn) ?? languageCodes.find(isNamed)
}

/**
 * The language that an address asks for (requirement 4.1): the `lang`
 * parameter, else the path's prefix, else the host name, else the language of the build.
 */
export function resolveLanguage(address: Address, siteLanguage: Language): Language {
  const asked = new URLSearchParams(address.search).get('lang')
  if (isLanguage(asked)) return asked
  return prefixLanguage(address.pathname) ?? hostLanguage(address.hostname) ?? siteLanguage
}
