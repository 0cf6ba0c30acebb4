import { siteUrl } from '../../site/addresses'
import type { FileMaker } from './siteFile'

/** Makes `robots.txt` (RFC 9309): it allows everything and names the sitemap. */
export const robots: FileMaker = ({ hostLanguage }) => [
  { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml', hostLanguage)}\n` },
]
