import { siteUrl } from '../../site/addresses'
import type { SiteFiles } from './siteFile'

/** `robots.txt` (RFC 9309): everything may be read, and where the sitemap is. */
export const robots: SiteFiles = ({ siteLanguage }) => [
  { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml', siteLanguage)}\n` },
]
