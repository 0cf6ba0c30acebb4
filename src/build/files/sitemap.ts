import { newestDay } from '../../site/days'
import type { PageKind } from '../../site/kindColumns'
import { kindNamed } from '../../site/pageKinds'
import { siteUrl, alternates, canonicalUrl } from '../../site/addresses'
import { isAtOwnPath, type Page } from '../pages/hostPages'
import { lastModified } from './lastModified'
import type { BuiltSite, FileMaker, SiteFile } from './siteFile'
import { sitemapIndex, urlSet, type SitemapUrl } from './sitemapXml'

/**
 * Pages whose address on this host is their canonical one: no alias, no copy of another host's page, no not-found page.
 */
export const canonicalPages = ({ pages, siteLanguage }: Pick<BuiltSite, 'pages' | 'siteLanguage'>): Page[] =>
  pages.filter((page) => page.context.language === siteLanguage && isAtOwnPath(page, siteLanguage))

const sitemapNames = ['pages', 'posts'] as const satisfies readonly PageKind['sitemap'][]

/** `sitemap.xml`, the index of this host's sitemaps, and these: one of pages, one of posts. */
export const sitemap: FileMaker = async (site) => {
  const changed = await lastModified(site.query)
  const urls = (pages: readonly Page[]): SitemapUrl[] =>
    pages
      .map(({ context }) => ({
        loc: canonicalUrl(site.siteLanguage, context.translations),
        lastmod: changed(context),
        alternates: alternates(context.translations),
      }))
      .sort((a, b) => (a.loc < b.loc ? -1 : 1))
  const all = canonicalPages(site)
  const files = sitemapNames.map((name) => {
    const list = urls(all.filter(({ template }) => kindNamed(template).sitemap === name))
    return {
      path: `sitemap-${name}.xml`,
      content: urlSet(list),
      lastmod: newestDay(list.map(({ lastmod }) => lastmod)),
    }
  })
  const index: SiteFile = {
    path: 'sitemap.xml',
    content: sitemapIndex(files.map(({ path, lastmod }) => ({ loc: siteUrl(`/${path}`, site.siteLanguage), lastmod }))),
  }
  return [index, ...files.map(({ path, content }) => ({ path, content }))]
}
