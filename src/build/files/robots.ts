import { siteUrl } from '../../site/addresses'
import type { SingleFiles } from './siteFile'

/** `robots.txt` (RFC 9309): everything may be read, and where the sitemap is. */
export const robots: SingleFiles = ({ siteLanguage }) => [
  { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml', siteLanguage)}\n` },
]
