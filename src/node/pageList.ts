import { aliasLanguages, languageCodes, type Language } from '../site/languages'
import type { PageContext } from '../site/pageContext'
import { localPath } from '../site/paths'
import { ownPath, routes } from '../site/routes'
import type { Family, PostRow } from './family'
import { families } from './pageFamilies'

export interface Page {
  path: string
  /** File name in src/templates. */
  template: string
  context: PageContext
  /** Where the page comes from, for messages. */
  source: string
}

function pageOf(family: Family, language: Language, path: string, siteLanguage: Language): Page {
  const { template, namespaces, testimonials = [], faq = '' } = routes[family.route]
  const context: PageContext = {
    route: family.route,
    language,
    siteLanguage,
    twins: family.twins,
    namespaces: ['common', ...namespaces],
    key: family.route,
    testimonials: [...testimonials],
    faq,
    posts: [],
    page: 1,
    pages: 1,
    newer: '',
    older: '',
    related: [],
    tags: [],
    ...family.own(language),
    i18n: {
      language,
      languages: languageCodes,
      defaultLanguage: siteLanguage,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path,
      path,
    },
  }
  return { path, template, context, source: family.source }
}

/** A page in all its languages, and its aliases: the Finnish and English unprefixed paths on this host. */
function pagesOf(family: Family, siteLanguage: Language): Page[] {
  const languages = languageCodes.filter((language) => family.twins[language] !== undefined)
  const own = languages.map((language) =>
    pageOf(family, language, localPath(family.twins[language]!, language, siteLanguage), siteLanguage),
  )
  const host = family.twins[siteLanguage]
  if (host === undefined) return own
  const aliases = new Set(aliasLanguages.flatMap((language) => family.twins[language] ?? []))
  aliases.delete(host)
  return [...own, ...[...aliases].map((path) => pageOf(family, siteLanguage, path, siteLanguage))]
}

const notFoundPages = (siteLanguage: Language): Page[] =>
  languageCodes.map((language) =>
    pageOf(
      { route: 'not-found', twins: {}, source: 'content/pages.json "not-found"', own: () => ({}) },
      language,
      localPath(ownPath('not-found', language), language, siteLanguage),
      siteLanguage,
    ),
  )

function refuseDuplicates(pages: Page[]): Page[] {
  const byPath = new Map<string, Page>()
  for (const page of pages) {
    const other = byPath.get(page.path)
    if (other)
      throw new Error(`Two pages want the path ${page.path}: ${other.source} and ${page.source}. Change one of their paths.`)
    byPath.set(page.path, page)
  }
  return pages
}

/**
 * Every page of a build (DESIGN section 3): routes x languages, posts, list pages, aliases and the not-found pages.
 * Throws where two sources want the same path.
 */
export const pageList = (posts: readonly PostRow[], siteLanguage: Language): Page[] =>
  refuseDuplicates([
    ...families(posts).flatMap((family) => pagesOf(family, siteLanguage)),
    ...notFoundPages(siteLanguage),
  ])
