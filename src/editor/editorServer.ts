import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'
import { editorPath } from '../site/publicFiles'
import { editorHeaders } from '../build/policy/securityHeaders'
import type { SiteFile } from '../build/files/siteFile'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.yml': 'text/yaml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
}

/**
 * Returns a server of the editor's files with the headers that a host sends. It calls `files` each time the page is
 * opened. If that fails, the answer names the reason, and the server continues.
 */
export const editorServer = (files: () => Promise<SiteFile[]>): Server => {
  let current = new Map<string, SiteFile>()
  const answer = async (url: string) => {
    const [path = '/'] = url.split('?')
    const name = path === editorPath || path === `${editorPath}/` ? `${editorPath}/index.html` : path
    if (name.endsWith('.html') || current.size === 0)
      current = new Map((await files()).map((file) => [`/${file.path}`, file]))
    return current.get(name)
  }
  return createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(302, { location: editorPath }).end()
      return
    }
    const send = (status: number, content: SiteFile['content'], type = 'text/plain; charset=utf-8') =>
      response
        .writeHead(status, { ...Object.fromEntries(editorHeaders), 'content-type': type, 'cache-control': 'no-cache' })
        .end(content)
    answer(request.url ?? '/').then(
      (file) => (file ? send(200, file.content, types[extname(file.path)]) : send(404, 'Not found')),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        send(500, `The editor cannot open.\n\n${reason}\n\nMend it, then reload this page.\n`)
      },
    )
  })
}
