import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policyOf } from '../hosts/cdnHeaders'
import { securityHeaders, type Header } from '../../build/policy/securityHeaders'
import { ask, type Reply } from './ask'

/** A host that should be serving a release. */
export interface ServedHost {
  origin: string
  /** Folder of the site in the release. */
  site: string
}

const missing = (reply: Reply, expected: readonly Header[]) =>
  expected.filter(([name, value]) => reply.headers[name.toLowerCase()] !== value).map(([name]) => name)

/** What is wrong with a host, as sentences: the front page of this release, a page that is not there, the headers of both. */
async function faults({ origin, site }: ServedHost, ca?: string): Promise<string[]> {
  const expected = securityHeaders(policyOf(readFileSync(join(site, '_headers'), 'utf8')))
  const pages = [
    { path: '/', status: 200, file: 'index.html' },
    { path: '/no-such-page', status: 404, file: '404.html' },
  ]
  const found = await Promise.all(
    pages.map(async ({ path, status, file }) => {
      const reply = await ask(origin, path, ca)
      return [
        ...(reply.status === status ? [] : [`${origin}${path} answers ${reply.status} instead of ${status}`]),
        ...(reply.body === readFileSync(join(site, file), 'utf8')
          ? []
          : [`${origin}${path} is not ${file} of this release`]),
        ...missing(reply, expected).map((name) => `${origin}${path} has another ${name} than the release's _headers`),
      ]
    }),
  )
  return found.flat()
}

/** Asks every host for its release. Returns what is wrong. */
export async function healthCheck(hosts: readonly ServedHost[], ca?: string): Promise<string[]> {
  const found = await Promise.all(
    hosts.map((host) => faults(host, ca).catch((error: unknown) => [`${host.origin}: ${String(error)}`])),
  )
  return found.flat()
}
