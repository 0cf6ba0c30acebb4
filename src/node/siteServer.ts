import { existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import type { Language } from '../site/languages'
import { answer, cacheControl } from './serveRules'

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** A server of a built site that answers as production does: no slash redirects, real 404, cache headers. */
export const siteServer = (folder: string, siteLanguage: Language): Server =>
  createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    const reply = answer(path, siteLanguage, (file) => isFile(join(folder, file)))
    response.statusCode = reply.status
    if (reply.status === 301) {
      response.setHeader('location', reply.location + (query ? `?${query}` : ''))
      response.end()
      return
    }
    response.setHeader('cache-control', cacheControl(reply.file))
    send(request, encodeURI(reply.file), { root: folder, cacheControl: false, dotfiles: 'allow' }).pipe(response)
  })
