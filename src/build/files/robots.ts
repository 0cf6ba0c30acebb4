import { siteUrl } from '../../site/addresses'
import type { FileMaker } from './siteFile'

/** `robots.txt` (RFC 9309): everything may be read, and where the sitemap is. */
export const robots: FileMaker = ({ siteLanguage }) => [
  { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml', siteLanguage)}\n` },
]
