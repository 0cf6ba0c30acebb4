import type { Alternate } from '../../site/addresses'
import { xml } from './xml'

/** An address of a sitemap. */
export interface SitemapUrl {
  loc: string
  /** Day of the last change, `2026-11-21`; left out where it is not known. */
  lastmod?: string
  alternates: readonly Alternate[]
}

const namespace = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const xhtml = { '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }

const entry = ({ loc, lastmod }: Omit<SitemapUrl, 'alternates'>) => ({ loc, ...(lastmod && { lastmod }) })

const urlEntry = ({ alternates, ...url }: SitemapUrl) => ({
  ...entry(url),
  'xhtml:link': alternates.map(({ hrefLang, href }) => ({
    '@rel': 'alternate',
    '@hreflang': hrefLang,
    '@href': href,
  })),
})

/** Sitemap of a list of addresses, of which sitemaps.org allows 50,000. */
export const urlSet = (urls: readonly SitemapUrl[]): string =>
  xml({ urlset: { ...namespace, ...xhtml, url: urls.map(urlEntry) } })

/** Sitemap index: the address of each sitemap and the day of its newest change. */
export const sitemapIndex = (sitemaps: readonly Omit<SitemapUrl, 'alternates'>[]): string =>
  xml({ sitemapindex: { ...namespace, sitemap: sitemaps.map(entry) } })
