import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { siteUrl } from '../site/addresses'
import { isLanguage, type Language } from '../site/languages'
import { prefixLanguage } from '../site/paths'
import { cloudflarePages, type CdnAnswer } from './cloudflare/cloudflarePages'
import { cacheClasses } from './hosts/cacheClasses'
import { allowedMethods, isRefused, notFoundFile } from './hosts/requestRules'

/** An address that no page has. */
const missingAddress = '/_'

/** Returns a function that answers by the rules of a folder. It parses them again when a build has changed them. */
function cdnOf(folder: string, hostLanguage: Language): (address: string) => CdnAnswer {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  // A name that is too long for the file system does not exist; `statSync` alone would throw.
  const isFile = (file: string) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()
  const parse = (redirects: string, headers: string) => ({
    redirects,
    headers,
    cdn: cloudflarePages(siteUrl('', hostLanguage), redirects, headers, isFile),
  })
  let rules = parse('', '')
  return (address) => {
    const [redirects, headers] = [read('_redirects'), read('_headers')]
    if (redirects !== rules.redirects || headers !== rules.headers) rules = parse(redirects, headers)
    return rules.cdn(address)
  }
}

function answer(
  folder: string,
  hostLanguage: Language,
  cdn: ReturnType<typeof cdnOf>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const address = request.url ?? '/'
  const [path = '/', query] = address.split(/\?(.*)/s, 2)
  const { status, location, file, headers } = cdn(isRefused(path) ? missingAddress : address)
  response.setHeaders(headers)
  if (!allowedMethods.some((method) => method === request.method)) {
    response.writeHead(405, { allow: allowedMethods.join(', '), 'cache-control': cacheClasses.missing }).end()
    return
  }
  if (location !== undefined) {
    response.writeHead(status, { location }).end()
    return
  }
  response.statusCode = status
  const askedLanguage = new URLSearchParams(query).get('lang')
  const language = isLanguage(askedLanguage) ? askedLanguage : (prefixLanguage(path) ?? hostLanguage)
  const sentFile = status === 404 ? notFoundFile(language, hostLanguage) : file!
  send(request, encodeURI(sentFile), {
    root: folder,
    cacheControl: false,
    dotfiles: 'allow',
    acceptRanges: status === 200,
  }).pipe(response)
}

/**
 * Returns a server of a built site that answers by the rules for a CDN: the same headers with every status, no redirect
 * from `/x` to `/x/`, and a real 404 in the requested language. It leaves `?lang=` on existing pages to the browser,
 * because Cloudflare Pages has no rules for queries.
 */
export const siteServer = (folder: string, hostLanguage: Language): Server => {
  const cdn = cdnOf(folder, hostLanguage)
  return createServer((request, response) => {
    try {
      answer(folder, hostLanguage, cdn, request, response)
    } catch (error) {
      // A build first removes the files. Any other error is a fault and must not be answered as a build.
      const building = (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (!building) console.error(error)
      const headers = { 'content-type': 'text/plain', 'cache-control': cacheClasses.missing }
      response.writeHead(building ? 503 : 500, headers)
      response.end(building ? 'The site is being built. Ask again in a minute.\n' : 'The server failed.\n')
    }
  })
}
