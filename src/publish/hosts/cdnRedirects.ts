import { languageCodes, type Language } from '../../site/languages'
import { localPath, prefixLanguage } from '../../site/paths'
import type { FormerAddress } from '../../build/pages/formerAddresses'
import type { Page } from '../../build/pages/hostPages'
import { notFoundFile } from './requestRules'
import type { LanguageRedirect } from './languageRedirects'

/** Returns the spellings of a path: with `/index.html`, with a slash, and as it is. */
const spellings = (path: string): string[] => ['/index.html', '/', ''].map((end) => path + end)

/**
 * Returns a pattern for each depth of the paths: `/:s1`, `/:s1/:s2`. A splat would match all of them, but also slashes,
 * and Cloudflare Pages redirects without the name of the host: `//x` would lead to another host.
 */
function patternsFor(paths: readonly string[]): string[] {
  const deepest = Math.max(0, ...paths.map((path) => path.split('/').length - 1))
  const steps = Array.from({ length: deepest }, (_, index) => `/:s${index + 1}`)
  return steps.map((_, index) => steps.slice(0, index + 1).join(''))
}

/**
 * Returns `_redirects` for CDNs (requirement 10.12). The first rule that matches counts. Pages are files
 * `x/index.html`. A CDN would redirect `/x` to `/x/`, so a rewrite (200) answers `/x`, and `/x/` redirects to `/x`.
 * CDNs ignore lines that they do not support (a query, `!`, status 404); docs/publishing.md lists them. Cloudflare
 * Pages accepts 2,000 rules without placeholders, and they have to come first; the last of them are those that matter
 * least there. Netlify regards `/x/index.html` as `/x`, so the last rules would redirect it in circles: they come after
 * its 404 pages.
 */
export function cdnRedirects(
  origin: string,
  hostLanguage: Language,
  pages: readonly Pick<Page, 'path'>[],
  translations: readonly LanguageRedirect[],
  formerAddresses: readonly FormerAddress[],
): string {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.endsWith('.html'))
  const former = formerAddresses.map(({ from }) => from)
  const unprefixed = [...paths, ...former].filter((path) => prefixLanguage(path) === undefined)
  const permanent = (from: string, to: string) => `${from} ${origin}${to || '/'} 301`
  const withoutPrefix = (path: string) => spellings(`/${hostLanguage}${path}`).map((from) => permanent(from, path))
  return [
    ...translations.map(({ path, language, translation }) => `${path} lang=${language} ${translation} 302!`),
    ...paths.map((path) => `${path} ${path}/ 200`),
    ...formerAddresses.flatMap(({ from, to }) => spellings(from).map((path) => permanent(path, to))),
    permanent('/index.html', '/'),
    ...withoutPrefix(''),
    ...paths.map((path) => permanent(`${path}/`, path)),
    ...patternsFor(unprefixed).flatMap(withoutPrefix),
    ...languageCodes.map((language) => `/* lang=${language} ${notFoundFile(language, hostLanguage)} 404`),
    ...[...languageCodes.filter((language) => language !== hostLanguage), hostLanguage].map(
      (language) => `${localPath('/*', language, hostLanguage)} ${notFoundFile(language, hostLanguage)} 404`,
    ),
    ...patternsFor(paths).map((path) => permanent(`${path}/index.html`, path)),
    '',
  ].join('\n')
}
