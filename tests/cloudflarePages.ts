type Rule = [from: string, to: string, status: number]

/** What Cloudflare Pages answers to a request. */
export interface CdnAnswer {
  status: number
  /** Absolute, as a browser understands it. */
  location?: string
  /** File of the site that is sent, with a leading slash. */
  file?: string
  headers: ReadonlyMap<string, string>
}

/** A path that is no UTF-8 stays as it is. */
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

/** Rules that are taken: three words, a permitted status, a source that is not there yet. Those without a placeholder are looked at first. */
function rulesOf(file: string): Rule[] {
  const rules = new Map<string, Rule>()
  for (const [from = '', to = '', status = '302', ...more] of file.split('\n').map((line) => line.trim().split(/\s+/)))
    if (to !== '' && more.length === 0 && permitted.includes(Number(status)) && !rules.has(from))
      rules.set(from, [from, to, Number(status)])
  return [
    ...[...rules.values()].filter(([from]) => !isDynamic(from)),
    ...[...rules.values()].filter(([from]) => isDynamic(from)),
  ]
}

/** Headers of a path: every block that matches, `!` takes a header of an earlier block off, the same header twice is joined. */
function headersFor(file: string, path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [head = '', ...lines] of file.split(/\n(?=\/)/).map((part) => part.split('\n').filter(Boolean))) {
    if (!pattern(head).test(path)) continue
    for (const line of lines) {
      const [name = '', value] = line.trim().toLowerCase().startsWith('!')
        ? [line.trim().slice(1).trim()]
        : line.trim().split(/: (.*)/s)
      const key = name.toLowerCase()
      if (value === undefined) headers.delete(key)
      else headers.set(key, headers.has(key) ? `${headers.get(key)!}, ${value}` : value)
    }
  }
  return headers
}

/**
 * Cloudflare Pages with a site's `_redirects` and `_headers`, by its documentation (developers.cloudflare.com/pages/configuration, "Redirects",
 * "Headers", "Serving Pages"). A redirect to the site's own address is sent without scheme and host, as it does.
 */
export function cloudflarePages(
  origin: string,
  redirects: string,
  headersFile: string,
  exists: (file: string) => boolean,
) {
  const rules = rulesOf(redirects).map(([from, to, status]) => ({ from: pattern(from), to, status }))
  const found = (path: string): Pick<CdnAnswer, 'status' | 'file' | 'location'> => {
    if (path.endsWith('/'))
      return exists(`${path}index.html`) ? { status: 200, file: `${path}index.html` } : missing(path)
    if (exists(path))
      return path.endsWith('.html')
        ? { status: 308, location: path.replace(/(index)?\.html$/, '') }
        : { status: 200, file: path }
    if (exists(`${path}.html`)) return { status: 200, file: `${path}.html` }
    return exists(`${path}/index.html`) ? { status: 308, location: `${path}/` } : missing(path)
  }
  const missing = (path: string): Pick<CdnAnswer, 'status' | 'file'> => {
    const steps = path.split('/')
    const folders = steps.map((_, index) => steps.slice(0, steps.length - 1 - index).join('/'))
    return { status: 404, file: folders.map((folder) => `${folder}/404.html`).find(exists) }
  }
  const route = (path: string, search: string): Pick<CdnAnswer, 'status' | 'file' | 'location'> => {
    for (const { from, to, status } of rules) {
      const values = from.exec(path)?.groups
      if (!from.test(path)) continue
      const target = new URL(
        Object.entries(values ?? {}).reduce((text, [name, value]) => text.replaceAll(`:${name}`, value), to),
        origin,
      )
      if (status === 200) return found(target.pathname)
      return { status, location: (target.origin === origin ? target.pathname : target.href) + search }
    }
    return found(decoded(path))
  }
  return (address: string): CdnAnswer => {
    const { pathname, search } = new URL(origin + address)
    const { location, ...answer } = route(pathname, search)
    const headers = headersFor(headersFile, pathname)
    if (answer.status === 404) headers.set('cache-control', 'no-store')
    return { ...answer, headers, ...(location === undefined ? {} : { location: new URL(location, origin).href }) }
  }
}
