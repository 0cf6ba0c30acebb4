import { inEachLanguage, languageCodes, type Language } from '../../site/languages'
import { furtherPages, type ListRoute } from '../../site/requiredRoutes'
import { addressesIn, slugParams, type OwnContext, type PageSet } from './pageSet'
import type { PostRow, PostsByLanguage, SiteContent } from './siteContent'

/** Posts on one page of a list. */
export const postsPerPage = 12

/** A list of posts in each language, on as many pages as it needs. */
interface PostList {
  first: ListRoute
  posts: PostsByLanguage
  /** Number of pages that an empty list has. */
  atLeast: 0 | 1
  /** Parameters of its paths besides the page number: the present ones, then former ones. */
  params: (language: Language) => readonly Record<string, string>[]
  context: (language: Language) => OwnContext
}

function listPages({ first, posts, atLeast, params, context }: PostList, { ownPaths }: SiteContent): PageSet[] {
  const count = (language: Language) => Math.max(atLeast, Math.ceil(posts[language].length / postsPerPage))
  return Array.from({ length: Math.max(...languageCodes.map(count)) }, (_, index) => {
    const pageNumber = index + 1
    const route = pageNumber === 1 ? first : furtherPages[first]
    const withPage = (values: Record<string, string>) => ({ ...values, page: String(pageNumber) })
    return {
      route,
      ...addressesIn(
        languageCodes.filter((language) => pageNumber <= count(language)),
        (language) => ownPaths(route, language, params(language).map(withPage)),
      ),
      context: (language) => ({
        ...context(language),
        pageNumber,
        pageCount: count(language),
        posts: posts[language].slice(index * postsPerPage, pageNumber * postsPerPage).map(({ key }) => key),
      }),
    }
  })
}

/** Returns the ids of the tags that have posts, for each language, in the order in which tags are shown. */
const usedTags = ({ posts, tags }: SiteContent): Record<Language, string[]> =>
  inEachLanguage((language) => {
    const used = new Set(posts[language].flatMap((post) => post.tags))
    return tags.filter((tag) => tag.language === language && used.has(tag.key)).map(({ key }) => key)
  })

/** Returns the pages of the blog list. */
export function blogListPages(content: SiteContent): PageSet[] {
  const used = usedTags(content)
  return listPages(
    {
      first: 'blog',
      posts: content.posts,
      atLeast: 1,
      params: () => [{}],
      context: (language) => ({ tags: used[language] }),
    },
    content,
  )
}

/** A tag with fewer posts than this also shows this many other posts. */
const fewPosts = 3

/** Returns the newest posts that do not have a tag, if too few have it. */
function otherPosts(list: readonly PostRow[], tag: string): string[] {
  const others = list.filter((post) => !post.tags.includes(tag))
  return list.length - others.length < fewPosts ? others.slice(0, fewPosts).map(({ key }) => key) : []
}

/** Returns the pages of each tag. A tag without posts in a language has no page in that language. */
export function tagListPages(content: SiteContent): PageSet[] {
  const { posts, tags } = content
  const used = usedTags(content)
  return [...new Set(tags.map(({ key }) => key))].flatMap((key) =>
    listPages(
      {
        first: 'blog-tag',
        posts: inEachLanguage((language) => posts[language].filter((post) => post.tags.includes(key))),
        atLeast: 0,
        params: (language) => slugParams(tags.find((tag) => tag.key === key && tag.language === language)!),
        context: (language) => ({ key, tags: used[language], others: otherPosts(posts[language], key) }),
      },
      content,
    ),
  )
}
