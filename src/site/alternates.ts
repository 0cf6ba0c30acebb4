import { defaultLanguage, languageCodes, type Language } from './languages'
import { siteUrl } from './addresses'
import type { Twins } from './pageContext'

export interface Alternate {
  hrefLang: Language | 'x-default'
  href: string
}

/** Address of a page that is the truth for crawlers: its own path on its language's site. */
export const canonicalUrl = (language: Language, twins: Twins): string => {
  const path = twins[language]
  if (path === undefined) throw new Error(`A page in "${language}" has no path of its own among its twins`)
  return siteUrl(path, language)
}

/** hreflang links of a page: every existing twin, then x-default (the Finnish twin, else the first). */
export function alternates(twins: Twins): Alternate[] {
  const links = languageCodes.flatMap((code): Alternate[] => {
    const path = twins[code]
    return path === undefined ? [] : [{ hrefLang: code, href: siteUrl(path, code) }]
  })
  const fallback = links.find(({ hrefLang }) => hrefLang === defaultLanguage) ?? links[0]
  return fallback ? [...links, { hrefLang: 'x-default', href: fallback.href }] : []
}
