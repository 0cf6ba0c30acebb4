import { languageCodes, type Language } from '../../site/languages'
import { ownPaths, type RouteId } from '../../site/routes'
import { tagIds, tags, type TagId } from '../../site/tags'
import { addressesIn, slugParams, type PageSet, type Own, type PostsByLanguage } from './pageSet'

/** Posts on one page of a list. */
export const postsPerPage = 12

/** A list of posts in each language, over as many pages as it needs. */
interface PostList {
  /** Route of its first page, and of those after it. */
  first: RouteId
  further: RouteId
  posts: PostsByLanguage
  /** Pages that it has even when it is empty. */
  atLeast: 0 | 1
  /** Slots of its paths besides the page's number: as they are, then as they were before. */
  params: (language: Language) => readonly Record<string, string>[]
  own: (language: Language) => Own
  /** Names a page of it in messages. */
  source: (page: number) => string
}

function listPageSets({ first, further, posts, atLeast, params, own, source }: PostList): PageSet[] {
  const count = (language: Language) => Math.max(atLeast, Math.ceil(posts[language].length / postsPerPage))
  const longest = Math.max(...languageCodes.map(count))
  return Array.from({ length: longest }, (_, index) => index + 1).map((page) => ({
    route: page === 1 ? first : further,
    ...addressesIn(languageCodes.filter((language) => page <= count(language)), (language) =>
      ownPaths(page === 1 ? first : further, language, params(language).map((values) => ({ ...values, page: String(page) }))),
    ),
    source: source(page),
    own: (language) => ({
      ...own(language),
      page,
      pages: count(language),
      posts: posts[language].slice((page - 1) * postsPerPage, page * postsPerPage).map(({ key }) => key),
    }),
  }))
}

const usedTags = (posts: PostsByLanguage): ReadonlyMap<Language, TagId[]> =>
  new Map(
    languageCodes.map((language) => {
      const used = new Set(posts[language].flatMap((post) => post.tags))
      return [language, tagIds.filter((tag) => used.has(tag))]
    }),
  )

const withTag = (posts: PostsByLanguage, tag: TagId): PostsByLanguage =>
  Object.fromEntries(
    languageCodes.map((language) => [language, posts[language].filter((post) => post.tags.includes(tag))]),
  ) as unknown as PostsByLanguage

/** The pages of the blog list. */
export function blogPageSets(posts: PostsByLanguage): PageSet[] {
  const used = usedTags(posts)
  return listPageSets({
    first: 'blog',
    further: 'blog-page',
    posts,
    atLeast: 1,
    params: () => [{}],
    own: (language) => ({ tags: used.get(language)! }),
    source: (page) => `page ${page} of the blog list`,
  })
}

/** The pages of each tag that has posts; a language without any has none. */
export function tagPageSets(posts: PostsByLanguage): PageSet[] {
  const used = usedTags(posts)
  return tagIds.flatMap((tag) =>
    listPageSets({
      first: 'blog-tag',
      further: 'blog-tag-page',
      posts: withTag(posts, tag),
      atLeast: 0,
      params: (language) => slugParams(tags[tag][language]),
      own: (language) => ({ key: tag, tags: used.get(language)! }),
      source: (page) => `page ${page} of the tag "${tag}" (content/tags.json)`,
    }),
  )
}
