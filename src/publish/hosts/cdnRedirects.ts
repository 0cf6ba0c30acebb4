import { languageCodes, type Language } from '../../site/languages'
import { localPath, prefixLanguage } from '../../site/paths'
import type { FormerAddress } from '../../build/pages/formerAddresses'
import type { Page } from '../../build/pages/hostPages'
import { notFoundFile } from './requestRules'
import type { AlternateRow } from './alternateRows'

/** A path as it may be written: `index.html` or a slash at its end, and as it is. */
const spellings = (path: string): string[] => ['/index.html', '/', ''].map((end) => path + end)

/**
 * The host's own prefix before a path of some number of steps. A placeholder takes no slash, unlike a splat, so that no address can begin
 * with two of them: Cloudflare Pages sends a redirect to its own host without the host's name, and `//x` is another host.
 */
const ownPrefix = (origin: string, siteLanguage: Language, count: number): string[] => {
  const path = Array.from({ length: count }, (_, index) => `/:s${index + 1}`).join('')
  return spellings(`/${siteLanguage}${path}`).map((from) => `${from} ${origin}${path || '/'} 301`)
}

/**
 * `_redirects` for CDNs, from the first line down. Pages come as `x/index.html`; where a CDN would send `/x` to `/x/`, the
 * rewrite (200) answers instead, and `/x/` goes to `/x`. Lines that one kind of CDN does not know (a query, `!`, status 404)
 * are left out by that CDN; docs/publishing.md tells which.
 */
export function cdnRedirects(
  origin: string,
  siteLanguage: Language,
  pages: readonly Pick<Page, 'path'>[],
  translations: readonly AlternateRow[],
  moved: readonly FormerAddress[],
): string {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.endsWith('.html'))
  const unprefixed = [...pages.map(({ path }) => path), ...moved.map(({ from }) => from)].filter(
    (path) => prefixLanguage(path) === undefined,
  )
  const deepest = Math.max(...unprefixed.map((path) => path.split('/').length - 1))
  return [
    ...translations.map(({ path, language, translation }) => `${path} lang=${language} ${translation} 302!`),
    ...paths.flatMap((path) => [
      `${path}/index.html ${origin}${path} 301`,
      `${path}/ ${origin}${path} 301`,
      `${path} ${path}/ 200`,
    ]),
    `/index.html ${origin}/ 301`,
    ...moved.flatMap(({ from, to }) => spellings(from).map((path) => `${path} ${origin}${to} 301`)),
    ...Array.from({ length: deepest + 1 }, (_, count) => ownPrefix(origin, siteLanguage, count)).flat(),
    ...languageCodes.map((language) => `/* lang=${language} ${notFoundFile(language, siteLanguage)} 404`),
    ...[...languageCodes.filter((language) => language !== siteLanguage), siteLanguage].map(
      (language) => `${localPath('/*', language, siteLanguage)} ${notFoundFile(language, siteLanguage)} 404`,
    ),
    '',
  ].join('\n')
}
