import site from '../../../content/site.json'

/** Path of the editor on every host; everything below it carries `adminHeaders`. */
export const adminPath = '/admin'

/**
 * What the editor may do and the site may not: styles that its components write themselves, pictures that exist in the
 * browser only, code for pictures in WebAssembly, and the repository's own interface.
 */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ['blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'blob:', 'data:', new URL(site.repository.url).origin],
  'frame-src': ['blob:'],
  'manifest-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Headers in which answers below `adminPath` differ from those of the site: a policy of their own, and no search engine. */
export const adminHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; '),
  'X-Robots-Tag': 'noindex, nofollow',
}
