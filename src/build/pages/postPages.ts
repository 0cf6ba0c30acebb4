import { relatedPosts } from '../../content/relatedPosts'
import { inEachLanguage, languageCodes } from '../../site/languages'
import { postRoute } from '../../site/requiredRoutes'
import { addressesIn, slugParams, type PageSet } from './pageSet'
import type { SiteContent } from './siteContent'

/** Returns the page of each post. */
export function postPages({ posts, ownPaths }: SiteContent): PageSet[] {
  const byKey = inEachLanguage((language) => new Map(posts[language].map((post) => [post.key, post])))
  const related = inEachLanguage((language) => relatedPosts(posts[language]))
  const keys = new Set(languageCodes.flatMap((language) => [...byKey[language].keys()]))
  return [...keys].map((key) => ({
    route: postRoute,
    ...addressesIn(
      languageCodes.filter((language) => byKey[language].has(key)),
      (language) => ownPaths(postRoute, language, slugParams(byKey[language].get(key)!)),
    ),
    context: (language) => ({ key, related: related[language].get(key)! }),
  }))
}
