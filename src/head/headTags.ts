import { siteUrl } from '../site/addresses'
import { alternates, canonicalUrl } from '../site/alternates'
import { socialImageSize, type SocialImage } from '../site/socialImage'
import { feedPath } from '../site/feedPath'
import { languages, languageCodes, type Language } from '../site/languages'
import type { Translations } from '../site/pageContext'
import site from '../../content/site.json'
import type { Article } from './structuredData'

export interface HeadInput {
  language: Language
  /** Unprefixed own paths; a page without any (not found) is kept out of indexes. */
  translations: Translations
  title: string
  description?: string
  socialImage?: SocialImage
  article?: Pick<Article, 'published' | 'modified'>
  /** Title of the feed of the language's blog, on pages that belong to it. */
  feed?: string
}

export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
})

const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_')

function identity(language: Language, translations: Translations): HeadTag[] {
  if (translations[language] === undefined) return [meta('robots', 'noindex')]
  const canonical = canonicalUrl(language, translations)
  const others = languageCodes.filter((code) => code !== language && translations[code] !== undefined)
  return [
    meta('robots', 'index, follow, max-image-preview:large'),
    link('canonical', canonical),
    ...alternates(translations).map(({ hrefLang, href }) => link('alternate', href, { hrefLang })),
    property('og:url', canonical),
    ...others.map((code) => property('og:locale:alternate', openGraphLocale(code))),
  ]
}

const picture = (socialImage: SocialImage, language: Language): HeadTag[] => [
  property('og:image', siteUrl(socialImage.path, language)),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(socialImageSize.width)),
  property('og:image:height', String(socialImageSize.height)),
  property('og:image:alt', socialImage.alt),
  meta('twitter:card', 'summary_large_image'),
]

/** Tags of a page's head besides its title, in the order in which they are printed (DESIGN section 7). */
export const headTags = ({ language, translations, title, description, socialImage, article, feed }: HeadInput): HeadTag[] => [
  ...(description ? [meta('description', description), property('og:description', description)] : []),
  ...identity(language, translations),
  property('og:type', article ? 'article' : 'website'),
  property('og:site_name', site.product.name),
  property('og:title', title),
  property('og:locale', openGraphLocale(language)),
  ...(socialImage ? picture(socialImage, language) : []),
  link('manifest', '/manifest.webmanifest'),
  ...(article ? [property('article:published_time', article.published)] : []),
  ...(article?.modified ? [property('article:modified_time', article.modified)] : []),
  ...(feed ? [link('alternate', siteUrl(feedPath(language), language), { type: 'application/rss+xml', title: feed })] : []),
]
