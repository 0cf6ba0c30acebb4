import type { Language } from '../../site/languages'
import type { Page } from '../pageList'
import { notFoundFiles } from './requestRules'
import type { TwinRow } from './twinRows'

/**
 * `_redirects` for CDNs, from the first line down. Pages come as `x/index.html`; where a CDN would send `/x` to `/x/`, the
 * rewrite (200) answers instead, and `/x/` goes to `/x`. Lines that one kind of CDN does not know (a query, `!`, status 404)
 * are left out by that CDN; docs/publishing.md tells which.
 */
export function cdnRedirects(origin: string, siteLanguage: Language, pages: readonly Page[], twins: readonly TwinRow[]): string {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.endsWith('.html'))
  return [
    ...twins.map(({ path, language, twin }) => `${path} lang=${language} ${twin} 302!`),
    ...paths.flatMap((path) => [`${path}/index.html ${origin}${path} 301`, `${path}/ ${origin}${path} 301`, `${path} ${path}/ 200`]),
    `/index.html ${origin}/ 301`,
    `/${siteLanguage} ${origin}/ 301`,
    `/${siteLanguage}/* ${origin}/:splat 301`,
    ...notFoundFiles(siteLanguage).map(({ file }) => `${file.replace('404.html', '*')} ${file} 404`),
    '',
  ].join('\n')
}
