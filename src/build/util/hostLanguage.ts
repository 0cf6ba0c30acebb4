import { defaultLanguage, isLanguage, languageCodes, type Language } from '../../site/languages'

/**
 * Returns the host language: the environment variable SITE_LANGUAGE, otherwise Finnish. Throws if it names no language
 * of the site.
 */
export function hostLanguage(): Language {
  const value = process.env.SITE_LANGUAGE
  if (!value) return defaultLanguage
  if (isLanguage(value)) return value
  throw new Error(`SITE_LANGUAGE is "${value}". Use one of: ${languageCodes.join(', ')}.`)
}
