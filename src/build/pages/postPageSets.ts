import { relatedPosts } from '../../content/relatedPosts'
import { languageCodes, type Language } from '../../site/languages'
import { ownPaths } from '../../site/routes'
import { addressesIn, slugParams, type PageSet, type PostsByLanguage } from './pageSet'

/** The page of each post, with its neighbours in the list and the posts most like it. */
export function postPageSets(posts: PostsByLanguage): PageSet[] {
  const related = new Map(languageCodes.map((language) => [language, relatedPosts(posts[language])]))
  const places = new Map<string, Map<Language, number>>()
  for (const language of languageCodes)
    posts[language].forEach(({ key }, index) => {
      places.set(key, (places.get(key) ?? new Map<Language, number>()).set(language, index))
    })
  return [...places].map(([key, place]) => ({
    route: 'blog-post',
    ...addressesIn([...place.keys()], (language) => ownPaths('blog-post', language, slugParams(posts[language][place.get(language)!]!))),
    source: `content/blog/${key}`,
    own: (language) => {
      const index = place.get(language)!
      return {
        key,
        newer: posts[language][index - 1]?.key ?? '',
        older: posts[language][index + 1]?.key ?? '',
        related: related.get(language)!.get(key)!,
      }
    },
  }))
}
