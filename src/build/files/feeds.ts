import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { kindNamed } from '../../site/pageKinds'
import { siteUrl, feedPath } from '../../site/addresses'
import { languageCodes, type Language } from '../../site/languages'
import { localPath } from '../../site/paths'
import { ownPath } from '../../site/routes'
import { builtFolder } from '../util/gatsbyInternals'
import { absoluteHtml } from './absoluteHtml'
import { postRoute } from '../pages/postPages'
import type { BuiltSite, SiteFiles } from './siteFile'
import { rss, type FeedItem } from './rss'

/** Articles in a feed at most, the newest. */
export const feedLength = 20

/** The cover has the size in which the post's page shows it, so that no image is made for the feed alone. */
const coverWidth = 1200

const source = (language: Language, keys: readonly string[]) => /* GraphQL */ `
  {
    copy: locale(language: { eq: "${language}" }, ns: { eq: "blog" }) { texts }
    posts(language: "${language}", keys: ${JSON.stringify(keys)}) {
      slug date title description updated
      author { name }
      tags { name }
      cover(width: ${coverWidth})
      article { html }
    }
  }
`

interface Post {
  slug: string
  date: string
  title: string
  description: string
  updated: string | null
  author: { name: string }
  tags: { name: string }[]
  cover: { images: { fallback: { src: string } } } | null
  article: { html: string }
}

interface Answer {
  copy: { texts: { meta: { title: string; description: string } } }
  posts: Post[]
}

/** The newest posts that the build shows: the beginning of its list. */
const newest = ({ pages }: BuiltSite, language: Language): string[] =>
  pages
    .filter(({ template, context }) => context.language === language && kindNamed(template).inFeed)
    .sort((a, b) => a.context.pageNumber - b.context.pageNumber)
    .flatMap(({ context }) => context.posts)
    .slice(0, feedLength)

function cover(post: Post, language: Language): Pick<FeedItem, 'enclosure'> {
  const src = post.cover?.images.fallback.src
  if (src === undefined) return {}
  const type = extname(src) === '.png' ? 'image/png' : 'image/jpeg'
  return { enclosure: { url: siteUrl(src, language), length: statSync(join(builtFolder(), src)).size, type } }
}

function item(post: Post, language: Language): FeedItem {
  const link = siteUrl(ownPath(postRoute, language, { slug: post.slug }), language)
  return {
    ...post,
    link,
    author: post.author.name,
    html: absoluteHtml(post.article.html, link, language),
    categories: post.tags.map(({ name }) => name),
    ...cover(post, language),
  }
}

/** The RSS feed of each language's blog; the same bytes on every host, because all its addresses are on the language's own site. */
export const feeds: SiteFiles = async (site) =>
  Promise.all(
    languageCodes.map(async (language) => {
      const { copy, posts } = (await site.query(source(language, newest(site, language)))) as Answer
      const { meta } = copy.texts
      const content = rss({
        ...meta,
        link: siteUrl(ownPath('blog', language), language),
        self: siteUrl(feedPath(language), language),
        language,
        items: posts.map((post) => item(post, language)),
      })
      return { path: localPath(feedPath(language), language, site.siteLanguage).slice(1), content }
    }),
  )
