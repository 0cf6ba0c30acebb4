import { aliasLanguages, languageCodes, type Language } from '../site/languages'
import type { PageContext, Twins } from '../site/pageContext'
import { localPath } from '../site/paths'
import { isPattern, ownPath, routeIds, routes, type RouteId } from '../site/routes'

/** A post as far as its pages need it. */
export interface PostRow {
  key: string
  language: Language
  slug: string
  date: string
}

export interface Page {
  path: string
  /** File name in src/templates. */
  template: string
  context: PageContext
  /** Where the page comes from, for messages. */
  source: string
}

/** Posts on one page of the blog list. */
export const postsPerPage = 12

type Own = Partial<Omit<PageContext, 'route' | 'language' | 'twins' | 'i18n' | 'siteLanguage'>>

/** One page in each of its languages. */
interface Family {
  route: RouteId
  twins: Twins
  source: string
  own: (language: Language) => Own
}

const twinsOf = (languages: readonly Language[], path: (language: Language) => string): Twins =>
  Object.fromEntries(languages.map((language) => [language, path(language)]))

const newestFirst = (posts: readonly PostRow[], language: Language) =>
  posts.filter((post) => post.language === language).sort((a, b) => b.date.localeCompare(a.date) || a.key.localeCompare(b.key))

const fixedFamilies = (): Family[] =>
  routeIds
    .filter((route) => !isPattern(route) && !['blog', 'not-found'].includes(route))
    .map((route) => ({
      route,
      twins: twinsOf(languageCodes, (language) => ownPath(route, language)),
      source: `content/pages.json "${route}"`,
      own: () => ({}),
    }))

function blogFamilies(posts: readonly PostRow[]): Family[] {
  const count = (language: Language) => Math.max(1, Math.ceil(newestFirst(posts, language).length / postsPerPage))
  const longest = Math.max(...languageCodes.map(count))
  return Array.from({ length: longest }, (_, index) => index + 1).map((page) => ({
    route: page === 1 ? 'blog' : 'blog-page',
    twins: twinsOf(languageCodes.filter((language) => page <= count(language)), (language) =>
      page === 1 ? ownPath('blog', language) : ownPath('blog-page', language, { page: String(page) }),
    ),
    source: `page ${page} of the blog list`,
    own: (language) => ({
      page,
      pages: count(language),
      posts: newestFirst(posts, language).slice((page - 1) * postsPerPage, page * postsPerPage).map(({ key }) => key),
    }),
  }))
}

function postFamilies(posts: readonly PostRow[]): Family[] {
  const lists = Object.fromEntries(languageCodes.map((language) => [language, newestFirst(posts, language)]))
  return [...new Set(posts.map(({ key }) => key))].map((key) => {
    const inLanguage = new Map(posts.filter((post) => post.key === key).map((post) => [post.language, post]))
    return {
      route: 'blog-post',
      twins: twinsOf([...inLanguage.keys()], (language) =>
        ownPath('blog-post', language, { slug: inLanguage.get(language)!.slug }),
      ),
      source: `content/blog/${key}`,
      own: (language) => {
        const list = lists[language]!
        const index = list.findIndex((post) => post.key === key)
        return { key, newer: list[index - 1]?.key ?? '', older: list[index + 1]?.key ?? '' }
      },
    }
  })
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
    ...[...fixedFamilies(), ...blogFamilies(posts), ...postFamilies(posts)].flatMap((family) =>
      pagesOf(family, siteLanguage),
    ),
    ...notFoundPages(siteLanguage),
  ])
