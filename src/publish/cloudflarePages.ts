import { notFoundPath } from '../site/publicFiles'
import { cacheClasses } from './hosts/cacheClasses'

interface CdnRule {
  to: string
  status: number
}

/** The answer of Cloudflare Pages to a request. */
export interface CdnAnswer {
  status: number
  /** The value of the header. An address of the site itself has no scheme and host. */
  location?: string
  /** File of the site in the body, with a leading slash. */
  file?: string
  headers: Map<string, string>
}

/** Decodes a path. A path that is not UTF-8 stays unchanged. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const permitted = [200, 301, 302, 303, 307, 308]
const isDynamic = (from: string) => /\*|:[a-z]/i.test(from)
const pattern = (from: string) =>
  new RegExp(
    `^${from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace('*', '(?<splat>.*)')
      .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')}$`,
  )

/** Greatest number of rules: before the first rule with a placeholder, and from that rule on. */
const limits = [2000, 100] as const

/**
 * Returns the rules of `_redirects` that Cloudflare Pages accepts, by source, without and with placeholders: at most
 * three words, a permitted status, a new source, and within the limits. `beyond` is the number of rules beyond the
 * limits.
 */
function rulesOf(file: string) {
  const exact = new Map<string, CdnRule>()
  const dynamic = new Map<string, CdnRule>()
  const counts = [0, 0] as [number, number]
  let beyond = 0
  for (const [from = '', to = '', status = '302', ...more] of file
    .split('\n')
    .map((line) => line.trim().split(/\s+/))) {
    if (to === '' || more.length > 0) continue
    const part = counts[1] > 0 || isDynamic(from) ? 1 : 0
    counts[part] += 1
    if (counts[part] > limits[part]) beyond += 1
    else if (permitted.includes(Number(status))) {
      const rules = isDynamic(from) ? dynamic : exact
      if (!rules.has(from)) rules.set(from, { to, status: Number(status) })
    }
  }
  return { exact, dynamic: Array.from(dynamic, ([from, rule]) => ({ source: pattern(from), ...rule })), beyond }
}

/** Returns a warning if `_redirects` has more rules than Cloudflare Pages accepts; otherwise undefined. */
export function limitWarning(redirects: string): string | undefined {
  const { beyond } = rulesOf(redirects)
  if (beyond === 0) return undefined
  return `WARNING: Cloudflare Pages takes ${limits[0]} rules of _redirects and ${limits[1]} with placeholders, and leaves out the other ${beyond}. If you publish there, read "A CDN instead" in docs/publishing.md; other hosts take them all.`
}

/** Returns the rule for a path, with its placeholders filled in. Rules without placeholders are tried first. */
function ruleFor({ exact, dynamic }: ReturnType<typeof rulesOf>, path: string): CdnRule | undefined {
  const rule = dynamic.find(({ source }) => source.test(path))
  if (!rule || exact.has(path)) return exact.get(path)
  const values = rule.source.exec(path)!.groups ?? {}
  return { to: rule.to.replace(/:([a-z]\w*)/gi, (all, name: string) => values[name] ?? all), status: rule.status }
}

/** Returns the blocks of `_headers`. */
const headerBlocks = (file: string) =>
  file.split(/\n(?=\/)/).map((block) => {
    const [head = '', ...lines] = block.split('\n').filter(Boolean)
    return { source: pattern(head), lines: lines.map((line) => line.trim()) }
  })

/**
 * Returns the headers of a path, from every block that matches. `!` removes a header of an earlier block; the values of
 * a header that is set twice are joined.
 */
function headersFor(blocks: ReturnType<typeof headerBlocks>, path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of blocks.filter(({ source }) => source.test(path)).flatMap(({ lines }) => lines)) {
    const [name = '', value] = line.startsWith('!') ? [line.slice(1).trim()] : line.split(/: (.*)/s)
    const key = name.toLowerCase()
    if (value === undefined) headers.delete(key)
    else headers.set(key, headers.has(key) ? `${headers.get(key)!}, ${value}` : value)
  }
  return headers
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
  const rules = rulesOf(redirects)
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
        ? answerFor(target?.pathname ?? decoded(pathname))
        : { status: rule.status, location: target.href.replace(`${origin}/`, '/') + search }
    const headers = new Map([['cache-control', cacheClasses.revalidated], ...headersFor(blocks, pathname)])
    if (answer.status === 404) headers.set('cache-control', cacheClasses.missing)
    return { ...answer, headers }
  }
}
