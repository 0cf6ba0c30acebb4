import { languageCodes, type Language } from '../site/languages'
import type { PageContext, Twins } from '../site/pageContext'
import { isPattern, ownPath, routeIds, type RouteId } from '../site/routes'

/** A post as far as its pages need it. */
export interface PostRow {
  key: string
  language: Language
  slug: string
  date: string
}

/** Posts on one page of the blog list. */
export const postsPerPage = 12

type Own = Partial<Omit<PageContext, 'route' | 'language' | 'twins' | 'i18n' | 'siteLanguage'>>

/** One page in each of its languages. */
export interface Family {
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

/** Every page of the site with its twins, whatever host it stands on; the not-found pages apart. */
export const families = (posts: readonly PostRow[]): Family[] => [
  ...fixedFamilies(),
  ...blogFamilies(posts),
  ...postFamilies(posts),
]
