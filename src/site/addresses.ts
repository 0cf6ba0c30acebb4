import site from '../../content/site.json'
import { defaultLanguage, languageCodes, type Language } from './languages'
import type { PageContext } from './pageContext'
import type { Translations } from './paths'
import { ownPath } from './routes'

/** Returns the absolute address of a page on the host of its language; it never has a prefix. */
export const siteUrl = (path: string, language: Language): string => site.sites[language] + path

/** Whether a page has an address in its own language; a 404 page has none. */
export const hasAddress = ({ language, translations }: Pick<PageContext, 'language' | 'translations'>): boolean =>
  translations[language] !== undefined

/** Returns the canonical address of a page: its own path on the host of its language. Throws if it has no path. */
export const canonicalUrl = (language: Language, translations: Translations): string => {
  const path = translations[language]
  if (path === undefined) throw new Error(`A page in "${language}" has no path of its own among its translations`)
  return siteUrl(path, language)
}

export interface Alternate {
  hrefLang: Language | 'x-default'
  href: string
}

/** Returns the hreflang links of a page: all translations, then x-default (the Finnish translation or the first). */
export function alternates(translations: Translations): Alternate[] {
  const links = languageCodes.flatMap((code): Alternate[] => {
    const path = translations[code]
    return path === undefined ? [] : [{ hrefLang: code, href: siteUrl(path, code) }]
  })
  const fallback = links.find(({ hrefLang }) => hrefLang === defaultLanguage) ?? links[0]
  return fallback ? [...links, { hrefLang: 'x-default', href: fallback.href }] : []
}

/** Returns the path of the feed of a blog, from the path of the blog. */
export const feedOf = (blog: string) => `${blog}/rss.xml`

/** Returns the unprefixed path of a language's RSS feed (requirement 2.7). */
export const feedPath = (language: Language): string => feedOf(ownPath('blog', language))
