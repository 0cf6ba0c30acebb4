import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Language } from '../site/languages'
import { answer, cacheControl } from './serveRules'

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

function sendNotFound(response: ServerResponse, file: string, head: boolean) {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl(file) })
  response.end(head ? undefined : readFileSync(file))
}

/** A server of a built site that answers as production does: no slash redirects, real 404, cache headers. */
export function siteServer(folder: string, siteLanguage: Language): Server {
  const send = sirv(folder, {
    etag: true,
    dotfiles: true,
    setHeaders: (response, file) => response.setHeader('cache-control', cacheControl(file)),
  })
  return createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    const reply = answer(path, siteLanguage, (file) => isFile(join(folder, file)))
    if (reply.status === 301) {
      response.writeHead(301, { location: reply.location + (query ? `?${query}` : '') })
      response.end()
    } else if (reply.status === 404) {
      sendNotFound(response, join(folder, reply.file), request.method === 'HEAD')
    } else {
      request.url = reply.file
      send(request, response, () => sendNotFound(response, join(folder, '404.html'), request.method === 'HEAD'))
    }
  })
}
