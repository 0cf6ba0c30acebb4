import { notFoundPath } from '../../site/publicFiles'
import { cacheClasses } from '../hosts/cacheClasses'
import { decodedPath } from '../hosts/requestRules'
import { headerBlocks, headersFor } from '../hosts/headerBlocks'
import { redirectRules, ruleFor } from './redirectRules'

/** The answer of Cloudflare Pages to a request. */
export interface CdnAnswer {
  status: number
  /** The value of the header. An address of the site itself has no scheme and host. */
  location?: string
  /** File of the site in the body, with a leading slash. */
  file?: string
  headers: Map<string, string>
}

/**
 * Returns a function that answers as Cloudflare Pages does with a site's `_redirects` and `_headers`, according to its
 * documentation (developers.cloudflare.com/pages/configuration, "Redirects", "Headers", "Serving Pages"). `exists`
 * tells whether the site has a file, by its path with a leading slash.
 */
export function cloudflarePages(
  origin: string,
  redirects: string,
  headersFile: string,
  exists: (file: string) => boolean,
) {
  const rules = redirectRules(redirects)
  const blocks = headerBlocks(headersFile)
  const answerFor = (path: string): Omit<CdnAnswer, 'headers'> => {
    if (path.endsWith('/'))
      return exists(`${path}index.html`) ? { status: 200, file: `${path}index.html` } : missing(path)
    if (exists(path))
      return path.endsWith('.html')
        ? { status: 308, location: path.replace(/(index)?\.html$/, '') }
        : { status: 200, file: path }
    if (exists(`${path}.html`)) return { status: 200, file: `${path}.html` }
    return exists(`${path}/index.html`) ? { status: 308, location: `${path}/` } : missing(path)
  }
  const missing = (path: string) => {
    const steps = path.split('/')
    const folders = steps.map((_, index) => steps.slice(0, steps.length - 1 - index).join('/'))
    return { status: 404, file: folders.map((folder) => folder + notFoundPath).find(exists) }
  }
  return (address: string): CdnAnswer => {
    const { pathname, search } = new URL(origin + address)
    const rule = ruleFor(rules, pathname)
    const target = rule && new URL(rule.to, origin)
    const answer =
      !target || rule.status === 200
        ? answerFor(target?.pathname ?? decodedPath(pathname))
        : { status: rule.status, location: target.href.replace(`${origin}/`, '/') + search }
    const headers = new Map([['cache-control', cacheClasses.revalidated], ...headersFor(blocks, pathname)])
    if (answer.status === 404) headers.set('cache-control', cacheClasses.missing)
    return { ...answer, headers }
  }
}
