import { relatedPosts } from '../../content/relatedPosts'
import { languageCodes, type Language } from '../../site/languages'
import type { RouteId } from '../../site/routes'
import { addressesIn, slugParams, type OwnContext, type PageSet } from './pageSet'
import type { PostsByLanguage } from './postsByLanguage'
import type { PostRow, SiteContent } from './siteContent'

/** The route of all posts. */
export const postRoute = 'blog-post' satisfies RouteId

interface LinkedPost {
  row: PostRow
  context: OwnContext
}

/** Returns the posts of a language by key, each with its neighbours in the list and its related posts. */
function linkedPosts(posts: PostsByLanguage, language: Language): Map<string, LinkedPost> {
  const list = posts.get(language) ?? []
  const related = relatedPosts(list)
  return new Map(
    list.map((row, index) => [
      row.key,
      {
        row,
        context: {
          key: row.key,
          newer: list[index - 1]?.key ?? '',
          older: list[index + 1]?.key ?? '',
          related: related.get(row.key) ?? [],
        },
      },
    ]),
  )
}

/** Returns the page of each post. */
export function postPages(posts: PostsByLanguage, { ownPaths }: SiteContent): PageSet[] {
  const linked = new Map(languageCodes.map((language) => [language, linkedPosts(posts, language)]))
  const keys = new Set([...linked.values()].flatMap((posts) => [...posts.keys()]))
  return [...keys].map((key) => {
    const post = (language: Language) => linked.get(language)!.get(key)!
    return {
      route: postRoute,
      ...addressesIn(
        languageCodes.filter((language) => linked.get(language)!.has(key)),
        (language) => ownPaths(postRoute, language, slugParams(post(language).row)),
      ),
      source: `content/blog/${key}`,
      context: (language) => post(language).context,
    }
  })
}
