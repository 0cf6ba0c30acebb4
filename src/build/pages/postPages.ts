import { relatedPosts } from '../../content/relatedPosts'
import { inEachLanguage, languageCodes } from '../../site/languages'
import { postRoute } from '../../site/requiredRoutes'
import { addressesIn, slugParams, type OwnContext, type PageSet } from './pageSet'
import type { PostRow, SiteContent } from './siteContent'

interface LinkedPost {
  row: PostRow
  context: OwnContext
}

/** Returns the posts of a language by key, each with its neighbours in the list and its related posts. */
function linkedPosts(list: readonly PostRow[]): Map<string, LinkedPost> {
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
export function postPages({ posts, ownPaths }: SiteContent): PageSet[] {
  const linked = inEachLanguage((language) => linkedPosts(posts[language]))
  const keys = new Set(Object.values(linked).flatMap((ofLanguage) => [...ofLanguage.keys()]))
  return [...keys].map((key) => ({
    route: postRoute,
    ...addressesIn(
      languageCodes.filter((language) => linked[language].has(key)),
      (language) => ownPaths(postRoute, language, slugParams(linked[language].get(key)!.row)),
    ),
    context: (language) => linked[language].get(key)!.context,
  }))
}
