import { alternates, canonicalUrl } from '../../site/addresses'
import { isAtOwnPath, type Page } from '../pages/hostPages'
import { lastModified } from './lastModified'
import type { BuiltSite, FileMaker } from './siteFile'
import { xml } from './xml'

/**
 * Returns the pages whose address on this host is their canonical one: no alias, no copy of a page of another host, no
 * not-found page.
 */
export const canonicalPages = ({ pages, hostLanguage }: Pick<BuiltSite, 'pages' | 'hostLanguage'>): Page[] =>
  pages.filter((page) => page.context.language === hostLanguage && isAtOwnPath(page))

const namespaces = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/**
 * Makes `sitemap.xml`: every canonical page of this host with its translations. sitemaps.org allows 50,000 addresses in
 * a file.
 */
export const sitemap: FileMaker = async (site) => {
  const lastChange = await lastModified(site.query)
  const url = canonicalPages(site)
    .map(({ context }) => {
      const lastmod = lastChange(context)
      return {
        loc: canonicalUrl(site.hostLanguage, context.translations),
        ...(lastmod && { lastmod }),
        'xhtml:link': alternates(context.translations).map(({ hrefLang, href }) => ({
          '@rel': 'alternate',
          '@hreflang': hrefLang,
          '@href': href,
        })),
      }
    })
    .sort((a, b) => (a.loc < b.loc ? -1 : 1))
  return [{ path: 'sitemap.xml', content: xml({ urlset: { ...namespaces, url } }) }]
}
