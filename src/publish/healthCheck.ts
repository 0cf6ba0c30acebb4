import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { notFoundPath } from '../site/publicFiles'
import { headerBlocks, headersFor } from './hosts/headerBlocks'

/** Requests a page of a host from the server on this machine, whatever address DNS gives for its name. */
export async function request(origin: string, path: string, ca?: string) {
  const { protocol, hostname, host, port } = new URL(origin)
  const { get } = protocol === 'https:' ? https : http
  // A busy machine may need this long.
  const signal = AbortSignal.timeout(30_000)
  const address = { host: '127.0.0.1', port, path, headers: { host }, servername: hostname }
  const [response] = (await once(get({ ...address, ca, agent: false, signal }), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

/**
 * Checks the front page, a 404 page and the headers of both on a host that should serve the site in a folder. Returns
 * the issues as sentences.
 */
export async function healthCheck(origin: string, site: string, ca?: string): Promise<string[]> {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const issuesOf = async (path: string, status: number, file: string) => {
    const reply = await request(origin, path, ca)
    const headers = [...headersFor(headerBlocks(read('_headers')), path)]
    const wrong = headers.filter(([name, value]) => reply.headers[name] !== value)
    return [
      ...(reply.status === status ? [] : [`${origin}${path} answers ${reply.status} instead of ${status}`]),
      ...(reply.body === read(file) ? [] : [`${origin}${path} is not ${file} of this release`]),
      ...wrong.map(([name]) => `${origin}${path} has another ${name} than the release's _headers`),
    ]
  }
  return Promise.all([issuesOf('/', 200, 'index.html'), issuesOf('/no-such-page', 404, notFoundPath.slice(1))]).then(
    (issues) => issues.flat(),
    (error: unknown) => [`${origin}: ${String(error)}`],
  )
}
