import type { Alternate } from '../../site/addresses'
import { element, escapeXml, xmlDocument } from './xml'

/** An address of a sitemap. */
export interface SitemapUrl {
  loc: string
  /** Day of the last change, `2026-11-21`; left out where it is not known. */
  lastmod?: string
  alternates: readonly Alternate[]
}

/** What the protocol allows in one file (sitemaps.org, "Using Sitemap index files"). */
export const limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const xhtml = 'http://www.w3.org/1999/xhtml'

const text = (name: string, value: string) => element(name, [escapeXml(value)])

const urlElement = ({ loc, lastmod, alternates }: SitemapUrl): string =>
  element('url', [
    text('loc', loc),
    ...(lastmod === undefined ? [] : [text('lastmod', lastmod)]),
    ...alternates.map(({ hrefLang, href }) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang: hrefLang, href }),
    ),
  ])

const urlSet = (urls: readonly string[]) =>
  xmlDocument(element('urlset', urls, { xmlns: namespace, 'xmlns:xhtml': xhtml }))

/** Sitemaps of a list of addresses: one, or as many as the limits make necessary. */
export function urlSets(urls: readonly SitemapUrl[], most: typeof limits = limits): string[] {
  const envelope = Buffer.byteLength(urlSet(['']))
  const parts: { elements: string[]; bytes: number }[] = []
  for (const xml of urls.map(urlElement)) {
    const bytes = Buffer.byteLength(xml)
    const last = parts.at(-1)
    if (last && last.elements.length < most.urls && last.bytes + bytes <= most.bytes) {
      last.elements.push(xml)
      last.bytes += bytes
    } else parts.push({ elements: [xml], bytes: envelope + bytes })
  }
  return parts.map(({ elements }) => urlSet(elements))
}

/** Sitemap index: the address of each sitemap and the day of its newest change. */
export const sitemapIndex = (sitemaps: readonly Omit<SitemapUrl, 'alternates'>[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      sitemaps.map(({ loc, lastmod }) =>
        element('sitemap', [text('loc', loc), ...(lastmod === undefined ? [] : [text('lastmod', lastmod)])]),
      ),
      { xmlns: namespace },
    ),
  )
