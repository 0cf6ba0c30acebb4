import { defaultLanguage, isLanguage, languageCodes, type Language } from '../../site/languages'

/** Language of the host that this build is for: the environment variable SITE_LANGUAGE, else Finnish. */
export function siteLanguage(value: string | undefined = process.env.SITE_LANGUAGE): Language {
  if (!value) return defaultLanguage
  if (isLanguage(value)) return value
  throw new Error(`SITE_LANGUAGE is "${value}". Use one of: ${languageCodes.join(', ')}.`)
}
