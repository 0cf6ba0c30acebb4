import { siteUrl, alternates, canonicalUrl, feedPath, hasAddress } from '../site/addresses'
import type { BuiltHead } from '../site/buildGlobals'
import { languages, languageCodes, type Language } from '../site/languages'
import { favicon, socialImageSize, socialImageType, touchIcon, type SocialImage } from '../site/publicFiles'
import site from '../../content/site.json'
import { link, meta, property, type HeadTag } from './tag'
import { withoutInvisible } from '../site/invisible'
import { jsonLd, structuredData, type StructuredDataInput } from './structuredData'

/** What a page gives for its head: texts for people and data for crawlers. */
export interface DocumentHead extends Omit<StructuredDataInput, 'description' | 'image'> {
  title: string
  description?: string
  socialImage?: SocialImage
  /** Title of the feed of the blog in this language, on pages that belong to the blog. */
  feed?: string
}

const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_')

/** A page without an address of its own (not found) is kept out of indexes. */
function indexing(page: DocumentHead): HeadTag[] {
  const { language, translations } = page
  if (!hasAddress(page)) return [meta('robots', 'noindex')]
  const others = languageCodes.filter((code) => code !== language && translations[code] !== undefined)
  return [
    meta('robots', 'index, follow, max-image-preview:large'),
    property('og:url', canonicalUrl(language, translations)),
    ...others.map((code) => property('og:locale:alternate', openGraphLocale(code))),
  ]
}

const socialImageTags = ({ path, alt }: SocialImage, language: Language): HeadTag[] => [
  property('og:image', siteUrl(path, language)),
  property('og:image:type', socialImageType),
  property('og:image:width', String(socialImageSize.width)),
  property('og:image:height', String(socialImageSize.height)),
  property('og:image:alt', alt),
  meta('twitter:card', 'summary_large_image'),
]

function descriptions(page: DocumentHead): HeadTag[] {
  const { language, title, description, socialImage, article } = page
  return [
    ...(description ? [meta('description', description), property('og:description', description)] : []),
    ...indexing(page),
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', site.product.name),
    property('og:title', title),
    property('og:locale', openGraphLocale(language)),
    ...(socialImage ? socialImageTags(socialImage, language) : []),
    ...(article ? [property('article:published_time', article.published)] : []),
    ...(article?.modified ? [property('article:modified_time', article.modified)] : []),
  ]
}

/**
 * Canonical address and alternates. The boot script also reads the hreflang links: they hold the addresses of the
 * translations (`documentTranslations` in src/client/ensureLanguage.ts).
 */
const addressTags = ({ language, translations, feed }: DocumentHead): HeadTag[] => [
  ...(hasAddress({ language, translations }) ? [link('canonical', canonicalUrl(language, translations))] : []),
  ...alternates(translations).map(({ hrefLang, href }) => link('alternate', href, { hrefLang })),
  ...(feed
    ? [
        link('alternate', siteUrl(feedPath(language), language), {
          type: 'application/rss+xml',
          title: withoutInvisible(feed),
        }),
      ]
    : []),
]

function crawlerData(page: DocumentHead): HeadTag[] {
  const { language, description = '', socialImage } = page
  const graph = structuredData({ ...page, description, image: socialImage && siteUrl(socialImage.path, language) })
  return graph
    ? [{ tag: 'script', attributes: { type: 'application/ld+json' }, text: withoutInvisible(jsonLd(graph)) }]
    : []
}

/**
 * Returns the tags of a page's head that differ from page to page. Soft hyphens and the like are removed from texts.
 */
export const pageTags = (page: DocumentHead): HeadTag[] => [
  ...descriptions(page),
  { tag: 'title', attributes: {}, text: withoutInvisible(page.title) },
  ...addressTags(page),
  ...crawlerData(page),
]

/** Returns the tags that all pages of a build share. Gatsby adds charset and viewport. */
export const sharedTags = ({
  themeColors: { light, dark },
  styleSheets,
  font,
  scripts,
}: BuiltHead & { font: string }): HeadTag[] => [
  meta('theme-color', light, { media: '(prefers-color-scheme: light)' }),
  meta('theme-color', dark, { media: '(prefers-color-scheme: dark)' }),
  ...styleSheets.map(({ path, integrity }) => link('stylesheet', path, { integrity })),
  link('preload', font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  link('icon', favicon, { type: 'image/svg+xml' }),
  link('apple-touch-icon', touchIcon.path),
  link('manifest', '/manifest.webmanifest'),
  ...scripts.map((attributes): HeadTag => ({ tag: 'script', attributes: { async: true, ...attributes } })),
]
