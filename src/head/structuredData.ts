import type { BlogPosting, BreadcrumbList, Graph, WebSite } from 'schema-dts'
import site from '../../content/site.json'
import { siteUrl, canonicalUrl, hasAddress } from '../site/addresses'
import type { Language } from '../site/languages'
import type { Translations } from '../site/paths'
import { ownPath, type RouteId } from '../site/routes'
import { organization, publisher } from './organization'
import { software, type OfferWords } from './software'

/** The data of an article for crawlers. */
interface ArticleMetadata {
  headline: string
  /** Name of the author. */
  author: string
  /** Names of its tags. */
  tags: readonly string[]
  /** Days on which it was published and last changed, `2026-11-21`. */
  published: string
  modified?: string
}

export interface StructuredDataInput {
  language: Language
  translations: Translations
  /** Short name of the page, the last step of its breadcrumbs. */
  name: string
  description: string
  /** Absolute address of its social image. */
  image?: string
  /** Pages above it, from the front page down. */
  above: readonly { to: RouteId; name: string }[]
  article?: ArticleMetadata
  /** Given for pages that sell the product. */
  offerWords?: OfferWords
}

const webSite = (language: Language): WebSite => ({
  '@type': 'WebSite',
  '@id': siteUrl('/#website', language),
  name: site.product.name,
  url: siteUrl('/', language),
  inLanguage: language,
  publisher: { '@id': publisher['@id'] },
})

/** The pages above a page, and the page itself (schema.org/BreadcrumbList). Visitors see them where two are above. */
const breadcrumbs = ({ above, name, language }: StructuredDataInput, canonical: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${canonical}#breadcrumbs`,
  itemListElement: [
    ...above.map(({ to, name }) => ({ name, item: siteUrl(ownPath(to, language), language) })),
    { name, item: canonical },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

const posting = (
  article: ArticleMetadata,
  { language, description, image }: StructuredDataInput,
  canonical: string,
): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${canonical}#article`,
  mainEntityOfPage: canonical,
  headline: article.headline,
  description,
  ...(image === undefined ? {} : { image: [image] }),
  datePublished: article.published,
  dateModified: article.modified ?? article.published,
  author: { '@type': 'Person', name: article.author, worksFor: { '@id': publisher['@id'] } },
  publisher,
  inLanguage: language,
  keywords: [...article.tags],
  isPartOf: { '@id': siteUrl('/#website', language) },
})

/** Returns the structured data of a page; undefined if the page has no address of its own (not found). */
export function structuredData(page: StructuredDataInput): Graph | undefined {
  const { language, translations, description, above, article, offerWords } = page
  if (!hasAddress(page)) return undefined
  const canonical = canonicalUrl(language, translations)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      // Only the front page has no page above it: it describes the company and the site.
      ...(above.length === 0 ? [organization(), webSite(language)] : []),
      ...(offerWords ? [software(language, description, offerWords)] : []),
      ...(above.length > 0 ? [breadcrumbs(page, canonical)] : []),
      ...(article ? [posting(article, page, canonical)] : []),
    ],
  }
}

/** Returns JSON that cannot end its script element, whatever a title contains. */
export const jsonLd = (graph: Graph): string => JSON.stringify(graph).replace(/</g, '\\u003c')
