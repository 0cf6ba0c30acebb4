import { isLanguage, type Language } from '../site/languages'
import { prefixLanguage } from '../site/resolveLanguage'

export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string }

/** Characters that never stand in a path of the site and that redirects must not repeat. */
const hostile = /\\|%5c|%2f|%0a|%0d|%00|\/\//i

/**
 * What production answers to a path (docs/publishing.md): the page without a slash redirect, a permanent redirect from a slash
 * at the end, from `index.html` and from the host's own prefix, else the not-found page of the prefix's or host's language.
 * `exists` tells whether the build has a file (path with a leading slash).
 */
export function answer(path: string, siteLanguage: Language, exists: (file: string) => boolean): Answer {
  const language = prefixLanguage(path) ?? siteLanguage
  const notFound: Answer = { status: 404, file: language === siteLanguage ? '/404.html' : `/${language}/404.html` }
  if (hostile.test(path) || path.includes('/../') || path.endsWith('/404.html')) return notFound
  const bare = path.replace(/\/(index\.html)?$/, '')
  const segments = bare.split('/')
  if (isLanguage(segments[1]) && segments[1] === siteLanguage)
    return { status: 301, location: `/${segments.slice(2).join('/')}` }
  const page = `${bare}/index.html`
  if (exists(page)) return path === bare || path === '/' ? { status: 200, file: page } : { status: 301, location: bare || '/' }
  return path !== '/' && !path.endsWith('/') && exists(path) ? { status: 200, file: path } : notFound
}

/** Value of Cache-Control for a file of the build: hashed files for ever, the rest asked for again each time. */
export const cacheControl = (file: string): string =>
  file.startsWith('/static/') || file.startsWith('/og/') || /-[0-9a-f]{20}\.(js|css)$/.test(file) || file.endsWith('.woff2')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
