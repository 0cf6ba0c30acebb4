import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { PostFields } from '../../content/schemas'
import { siteUrl, feedPath } from '../../site/addresses'
import { languageCodes, type Language } from '../../site/languages'
import { postRoute } from '../../site/requiredRoutes'
import { localPath } from '../../site/paths'
import { ownPath } from '../../site/routes'
import { builtFolder } from '../util/gatsbyInNode'
import { absoluteHtml } from './absoluteHtml'
import { feedCover } from './feedCover'
import { rss, type FeedItem } from './rss'
import type { SiteFile, FileMaker } from './siteFile'

/** The greatest number of articles in a feed; it has the newest ones. */
export const feedLength = 20

/** Width in pixels: a column of text in a feed reader, on a screen with two pixels per CSS pixel. */
const coverWidth = 1200

const source = `query ($language: String!, $keys: [String!]!, $coverWidth: Int!) {
  copy: locale(language: { eq: $language }, ns: { eq: "blog" }) { texts }
  posts(language: $language, keys: $keys) {
    slug date title description updated author { name } tags { name } cover(width: $coverWidth) article { html }
  }
}`

type FeedPost = Pick<PostFields, 'slug' | 'date' | 'title' | 'description'> & {
  updated: string | null
  author: { name: string }
  tags: { name: string }[]
  cover: { images: { fallback: { src: string } } } | null
  article: { html: string }
}

interface Answer {
  copy: { texts: { meta: { title: string; description: string } } }
  posts: FeedPost[]
}

/** Returns the enclosure with a post's cover, and the file if one was made for it. */
async function cover(post: FeedPost, language: Language): Promise<Pick<FeedItem, 'enclosure'> & { file?: SiteFile }> {
  const src = post.cover?.images.fallback.src
  if (src === undefined) return {}
  const file = extname(src) === '.svg' ? await feedCover(src, coverWidth) : undefined
  const path = file ? `/${file.path}` : src
  const length = file?.content.length ?? statSync(join(builtFolder(), path)).size
  const type = extname(path) === '.png' ? 'image/png' : 'image/jpeg'
  return { enclosure: { url: siteUrl(path, language), length, type }, file }
}

function item(post: FeedPost, language: Language, enclosure: FeedItem['enclosure']): FeedItem {
  const link = siteUrl(ownPath(postRoute, language, { slug: post.slug }), language)
  return {
    ...post,
    link,
    author: post.author.name,
    html: absoluteHtml(post.article.html, link, language),
    categories: post.tags.map(({ name }) => name),
    enclosure,
  }
}

/**
 * Makes the RSS feed of each language's blog. A feed has the same bytes on every host, because all its addresses are on
 * the host of its language.
 */
export const feeds: FileMaker = async (site) => {
  const files = await Promise.all(
    languageCodes.map(async (language) => {
      const { copy, posts } = (await site.query(source, {
        language,
        keys: site.posts[language].slice(0, feedLength).map(({ key }) => key),
        coverWidth,
      })) as Answer
      const { meta } = copy.texts
      const covers = await Promise.all(posts.map((post) => cover(post, language)))
      const content = rss({
        ...meta,
        link: siteUrl(ownPath('blog', language), language),
        self: siteUrl(feedPath(language), language),
        language,
        items: posts.map((post, index) => item(post, language, covers[index]!.enclosure)),
      })
      const feed = { path: localPath(feedPath(language), language, site.hostLanguage).slice(1), content }
      return [feed, ...covers.flatMap(({ file }) => file ?? [])]
    }),
  )
  return files.flat()
}
