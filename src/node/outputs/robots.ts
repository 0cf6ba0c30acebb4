import { siteUrl } from '../../site/addresses'
import type { FileOutput } from './outputFile'

/** `robots.txt` (RFC 9309): everything may be read, and where the sitemap is. */
export const robots: FileOutput = ({ siteLanguage }) => [
  { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml', siteLanguage)}\n` },
]
