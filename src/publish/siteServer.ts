import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { isLanguage, type Language } from '../site/languages'
import { cacheClasses, cacheControl } from './hosts/cacheClasses'
import { policyOf } from './hosts/cdnHeaders'
import { permanentRedirects } from './hosts/cdnRedirects'
import { methods } from './hosts/requestRules'
import { headersAt } from '../build/policy/securityHeaders'
import { answer } from './serveRules'

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
const cacheOf = (status: number, file: string) => (status === 404 ? cacheClasses.missing : cacheControl(file))

/**
 * A server of a built site that answers as production does: the same headers with every status, no slash redirects, real 404.
 * Where a page exists, `?lang=` is left to the browser, because this machine's name has no language.
 */
export const siteServer = (folder: string, siteLanguage: Language): Server =>
  createServer((request, response) => {
    const rules = (name: string) => readFileSync(join(folder, name), 'utf8')
    const policy = policyOf(rules('_headers'))
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    for (const [name, value] of headersAt(path, policy)) response.setHeader(name, value)
    if (!methods.some((method) => method === request.method)) {
      response.writeHead(405, { allow: methods.join(', '), 'cache-control': cacheClasses.missing }).end()
      return
    }
    const asked = new URLSearchParams(query).get('lang')
    const reply = answer(
      path,
      isLanguage(asked) ? asked : undefined,
      siteLanguage,
      (file) => isFile(join(folder, file)),
      (former) => permanentRedirects(rules('_redirects')).get(former),
    )
    response.statusCode = reply.status
    if (reply.status === 301) {
      response.setHeader('cache-control', cacheClasses.asked)
      response.setHeader('location', reply.location + (query ? `?${query}` : ''))
      response.end()
      return
    }
    response.setHeader('cache-control', cacheOf(reply.status, reply.file))
    send(request, encodeURI(reply.file), { root: folder, cacheControl: false, dotfiles: 'allow' }).pipe(response)
  })
