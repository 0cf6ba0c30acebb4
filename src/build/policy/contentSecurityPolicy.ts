import { createHash } from 'node:crypto'

const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Value of Content-Security-Policy (https://www.w3.org/TR/CSP3/) for every answer of a host whose pages carry exactly these
 * inline scripts. WebAssembly is what the search in the blog runs on.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts.map(source)],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
