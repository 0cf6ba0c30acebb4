import { defaultLanguage, isLanguage, languageCodes, type Language } from '../../site/languages'

/** Language of the host that this build is for: the environment variable SITE_LANGUAGE, else Finnish. */
export function siteLanguage(): Language {
  const value = process.env.SITE_LANGUAGE
  if (!value) return defaultLanguage
  if (isLanguage(value)) return value
  throw new Error(`SITE_LANGUAGE is "${value}". Use one of: ${languageCodes.join(', ')}.`)
}
