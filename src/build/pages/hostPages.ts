import { languageCodes, type Language } from '../../site/languages'
import { kindOfTemplate, type Template } from '../../site/pageKinds'
import type { PageContext } from '../../site/pageContext'
import { pathsOnHost, localPath } from '../../site/paths'
import type { OwnContext, PageSet } from './pageSet'
import { sitePages, routesWith } from './sitePages'
import type { SiteContent } from './siteContent'

export interface Page {
  path: string
  /** The name of its file in src/templates. */
  template: Template
  context: PageContext & OwnContext
}

function pageOf(
  pageSet: PageSet,
  language: Language,
  path: string,
  hostLanguage: Language,
  { routes }: SiteContent,
): Page {
  const { template, testimonials = [], faq } = routes[pageSet.route]
  const context = {
    route: pageSet.route,
    language,
    hostLanguage,
    translations: pageSet.translations,
    namespaces: ['common', ...kindOfTemplate(template).namespaces],
    key: pageSet.route,
    testimonials,
    faq,
    ...pageSet.context(language),
    i18n: {
      language,
      languages: [...languageCodes],
      defaultLanguage: hostLanguage,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path,
      path,
    },
  }
  return { path, template, context }
}

/** Returns the pages of a page set in all its languages, with its aliases. */
function pagesOf(pageSet: PageSet, hostLanguage: Language, content: SiteContent): Page[] {
  const { translations } = pageSet
  const ownPaths = Object.entries(translations) as [Language, string][]
  return [...new Map(pathsOnHost(hostLanguage, ownPaths, translations))].map(([path, language]) =>
    pageOf(pageSet, language, path, hostLanguage, content),
  )
}

/** True for a page at its own path on its host. It is false for an alias and for a page without an address. */
export function isAtOwnPath({ path, context: { language, hostLanguage, translations } }: Page): boolean {
  const ownPath = translations[language]
  return ownPath !== undefined && path === localPath(ownPath, language, hostLanguage)
}

const notFoundPages = (hostLanguage: Language, content: SiteContent): Page[] =>
  routesWith('notFound', content).flatMap((route) =>
    languageCodes.map((language) =>
      pageOf(
        { route, translations: {}, was: {}, context: () => ({}) },
        language,
        localPath(content.ownPaths(route, language)[0]!, language, hostLanguage),
        hostLanguage,
        content,
      ),
    ),
  )

/**
 * Returns every page of a build (requirement 2.7): routes x languages, posts, list pages, aliases and the not-found
 * pages. The content check has made sure that no two of them have the same path.
 */
export const hostPages = (content: SiteContent, hostLanguage: Language): Page[] => [
  ...sitePages(content).flatMap((pageSet) => pagesOf(pageSet, hostLanguage, content)),
  ...notFoundPages(hostLanguage, content),
]
