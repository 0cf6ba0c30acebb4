import { languageCodes, type Language } from '../../site/languages'
import type { RouteId } from '../../site/routes'
import { addressesIn, slugParams, type OwnContext, type PageSet } from './pageSet'
import type { PostsByLanguage } from './postsByLanguage'
import type { SiteContent } from './siteContent'

/** Posts on one page of a list. */
export const postsPerPage = 12

/** A list of posts in each language, on as many pages as it needs. */
interface PostList {
  /** Route of its first page. `further` is the route of all later pages. */
  first: RouteId
  further: RouteId
  posts: PostsByLanguage
  /** Number of pages that an empty list has. */
  atLeast: 0 | 1
  /** Parameters of its paths besides the page number: the present ones, then former ones. */
  params: (language: Language) => readonly Record<string, string>[]
  context: (language: Language) => OwnContext
  /** Names one of its pages in messages. */
  source: (pageNumber: number) => string
}

function listPages(
  { first, further, posts, atLeast, params, context, source }: PostList,
  { ownPaths }: SiteContent,
): PageSet[] {
  const list = (language: Language) => posts.get(language) ?? []
  const count = (language: Language) => Math.max(atLeast, Math.ceil(list(language).length / postsPerPage))
  const paths = (pageNumber: number) => (language: Language) =>
    ownPaths(
      pageNumber === 1 ? first : further,
      language,
      params(language).map((values) => ({ ...values, page: String(pageNumber) })),
    )
  return Array.from({ length: Math.max(...languageCodes.map(count)) }, (_, index) => index + 1).map((pageNumber) => ({
    route: pageNumber === 1 ? first : further,
    ...addressesIn(
      languageCodes.filter((language) => pageNumber <= count(language)),
      paths(pageNumber),
    ),
    source: source(pageNumber),
    context: (language) => ({
      ...context(language),
      pageNumber,
      pageCount: count(language),
      posts: list(language)
        .slice((pageNumber - 1) * postsPerPage, pageNumber * postsPerPage)
        .map(({ key }) => key),
    }),
  }))
}

/** Returns the ids of the tags that have posts, for each language, in the order in which tags are shown. */
const usedTags = (posts: PostsByLanguage, { tags }: SiteContent): ReadonlyMap<Language, string[]> =>
  new Map(
    languageCodes.map((language) => {
      const used = new Set(posts.get(language)?.flatMap((post) => post.tags))
      return [language, tags.filter((tag) => tag.language === language && used.has(tag.key)).map(({ key }) => key)]
    }),
  )

const withTag = (posts: PostsByLanguage, tag: string): PostsByLanguage =>
  new Map([...posts].map(([language, list]) => [language, list.filter((post) => post.tags.includes(tag))]))

/** Returns the pages of the blog list. */
export function blogListPages(posts: PostsByLanguage, content: SiteContent): PageSet[] {
  const used = usedTags(posts, content)
  return listPages(
    {
      first: 'blog',
      further: 'blog-page',
      posts,
      atLeast: 1,
      params: () => [{}],
      context: (language) => ({ tags: used.get(language) }),
      source: (pageNumber) => `page ${pageNumber} of the blog list`,
    },
    content,
  )
}

/** A tag with fewer posts than this also shows this many other posts. */
const fewPosts = 3

/** Returns the newest posts that do not have a tag, if too few have it. */
function otherPosts(posts: PostsByLanguage, tag: string, language: Language): string[] {
  const list = posts.get(language) ?? []
  const others = list.filter((post) => !post.tags.includes(tag))
  return list.length - others.length < fewPosts ? others.slice(0, fewPosts).map(({ key }) => key) : []
}

/** Returns the pages of each tag. A tag without posts in a language has no page in that language. */
export function tagListPages(posts: PostsByLanguage, content: SiteContent): PageSet[] {
  const used = usedTags(posts, content)
  return [...new Set(content.tags.map(({ key }) => key))].flatMap((key) =>
    listPages(
      {
        first: 'blog-tag',
        further: 'blog-tag-page',
        posts: withTag(posts, key),
        atLeast: 0,
        params: (language) => slugParams(content.tags.find((tag) => tag.key === key && tag.language === language)!),
        context: (language) => ({ key, tags: used.get(language), related: otherPosts(posts, key, language) }),
        source: (pageNumber) => `page ${pageNumber} of the tag "${key}" (content/tags.json)`,
      },
      content,
    ),
  )
}
