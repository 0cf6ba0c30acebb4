import { languageCodes, type Language } from '../../site/languages'
import { localPath, prefixLanguage } from '../../site/paths'
import type { FormerAddress } from '../../build/pages/formerAddresses'
import type { Page } from '../../build/pages/hostPages'
import { notFoundFile } from './requestRules'
import type { LanguageRedirect } from './languageRedirects'

/** A path as it may be written: `index.html` or a slash at its end, and as it is. */
const spellings = (path: string): string[] => ['/index.html', '/', ''].map((end) => path + end)

/**
 * A pattern for each depth that the paths have: `/:s1`, `/:s1/:s2`. A splat would be one pattern for all, but it takes
 * slashes too, and Cloudflare Pages redirects without the host's name: `//x` would lead to another host.
 */
function patternsFor(paths: readonly string[]): string[] {
  const deepest = Math.max(0, ...paths.map((path) => path.split('/').length - 1))
  const steps = Array.from({ length: deepest }, (_, index) => `/:s${index + 1}`)
  return steps.map((_, index) => steps.slice(0, index + 1).join(''))
}

/**
 * `_redirects` for CDNs (requirement 10.12), from the first line down. Pages come as `x/index.html`; where a CDN would
 * send `/x` to `/x/`, the rewrite (200) answers instead, and `/x/` goes to `/x`. Lines that one kind of CDN does not
 * know (a query, `!`, status 404) are left out by that CDN; docs/publishing.md tells which. Cloudflare Pages takes
 * 2,000 rules without placeholders, which come first: what it can do without is the last of them. What would lead
 * Netlify round in circles, because it takes `/x/index.html` for `/x`, comes after its 404 pages.
 */
export function cdnRedirects(
  origin: string,
  siteLanguage: Language,
  pages: readonly Pick<Page, 'path'>[],
  translations: readonly LanguageRedirect[],
  formerAddresses: readonly FormerAddress[],
): string {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.endsWith('.html'))
  const former = formerAddresses.map(({ from }) => from)
  const unprefixed = [...paths, ...former].filter((path) => prefixLanguage(path) === undefined)
  const permanent = (from: string, to: string) => `${from} ${origin}${to || '/'} 301`
  const withoutPrefix = (path: string) => spellings(`/${siteLanguage}${path}`).map((from) => permanent(from, path))
  return [
    ...translations.map(({ path, language, translation }) => `${path} lang=${language} ${translation} 302!`),
    ...paths.map((path) => `${path} ${path}/ 200`),
    ...formerAddresses.flatMap(({ from, to }) => spellings(from).map((path) => permanent(path, to))),
    permanent('/index.html', '/'),
    ...withoutPrefix(''),
    ...paths.map((path) => permanent(`${path}/`, path)),
    ...patternsFor(unprefixed).flatMap(withoutPrefix),
    ...languageCodes.map((language) => `/* lang=${language} ${notFoundFile(language, siteLanguage)} 404`),
    ...[...languageCodes.filter((language) => language !== siteLanguage), siteLanguage].map(
      (language) => `${localPath('/*', language, siteLanguage)} ${notFoundFile(language, siteLanguage)} 404`,
    ),
    ...patternsFor(paths).map((path) => permanent(`${path}/index.html`, path)),
    '',
  ].join('\n')
}
