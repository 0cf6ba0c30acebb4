import { defaultLanguage, languageCodes, type Language } from './languages'
import { siteUrl } from './addresses'
import type { Translations } from './pageContext'

export interface Alternate {
  hrefLang: Language | 'x-default'
  href: string
}

/** Address of a page that is the truth for crawlers: its own path on its language's site. */
export const canonicalUrl = (language: Language, translations: Translations): string => {
  const path = translations[language]
  if (path === undefined) throw new Error(`A page in "${language}" has no path of its own among its translations`)
  return siteUrl(path, language)
}

/** hreflang links of a page: every existing translation, then x-default (the Finnish translation, else the first). */
export function alternates(translations: Translations): Alternate[] {
  const links = languageCodes.flatMap((code): Alternate[] => {
    const path = translations[code]
    return path === undefined ? [] : [{ hrefLang: code, href: siteUrl(path, code) }]
  })
  const fallback = links.find(({ hrefLang }) => hrefLang === defaultLanguage) ?? links[0]
  return fallback ? [...links, { hrefLang: 'x-default', href: fallback.href }] : []
}
