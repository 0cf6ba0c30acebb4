import { relatedPosts } from '../../content/relatedPosts'
import type { Language } from '../../site/languages'
import { translationsIn, type Own, type PageSet, type PostsByLanguage } from './pageSet'
import type { SiteContent } from './siteContent'

interface Post {
  slug: string
  own: Own
}

/** The posts of a language by key, each with its neighbours in the list and the posts most like it. */
function linkedPosts(posts: PostsByLanguage, language: Language): Map<string, Post> {
  const list = posts.get(language) ?? []
  const related = relatedPosts(list)
  return new Map(
    list.map(({ key, slug }, index) => [
      key,
      { slug, own: { key, newer: list[index - 1]?.key ?? '', older: list[index + 1]?.key ?? '', related: related.get(key) ?? [] } },
    ]),
  )
}

/** The page of each post. */
export function postPageSets(posts: PostsByLanguage, { languages, ownPath }: SiteContent): PageSet[] {
  const linked = new Map(languages.map((language) => [language, linkedPosts(posts, language)]))
  const keys = new Set([...linked.values()].flatMap((own) => [...own.keys()]))
  return [...keys].map((key) => {
    const post = (language: Language) => linked.get(language)!.get(key)!
    return {
      route: 'blog-post',
      translations: translationsIn(languages.filter((language) => linked.get(language)!.has(key)), (language) =>
        ownPath('blog-post', language, { slug: post(language).slug }),
      ),
      source: `content/blog/${key}`,
      own: (language) => post(language).own,
    }
  })
}
