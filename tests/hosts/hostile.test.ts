import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '../../src/build/policy/securityHeaders'
import { languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { hostileRequests } from './hostileRequests'
import { serveHosts } from './hosts'
import { rawRequest, sendRaw, valuesOf, type RawReply } from './rawRequest'

const served = serveHosts()

/** Statuses that a host of static files may answer with. */
const expectedStatuses = [200, 206, 301, 302, 304, 400, 404, 405, 412, 413, 414, 416, 421, 494, 501]

/** Headers that nginx or the site sends. Any other header was injected by the request. */
const expectedHeaders = new Set([
  ...securityHeaders('').map(([name]) => name.toLowerCase()),
  'server',
  'date',
  'content-type',
  'content-length',
  'last-modified',
  'connection',
  'etag',
  'accept-ranges',
  'content-range',
  'content-encoding',
  'vary',
  'location',
  'cache-control',
  'allow',
  'transfer-encoding',
])

/** Returns what is wrong with the answer to a hostile request. */
function harm(reply: RawReply, origin: string): string[] {
  const away = valuesOf(reply, 'location').filter(
    (location) => new URL(location, 'http://relative.example').origin !== origin,
  )
  const odd = reply.headers.filter(([name]) => !expectedHeaders.has(name))
  const twice = [...expectedHeaders].filter((name) => valuesOf(reply, name).length > 1)
  return [
    ...(expectedStatuses.includes(reply.status) ? [] : [`status ${reply.status}`]),
    ...away.map((location) => `leads to ${location}`),
    ...odd.map(([name]) => `header ${name}`),
    ...twice.map((name) => `${name} twice`),
    ...(valuesOf(reply, 'content-security-policy').length === 1 ? [] : ['no policy']),
    ...(/root:.*:0:0:/.test(reply.body.toString('latin1')) || reply.body.includes('worker_processes')
      ? ['shows a file of the machine']
      : []),
  ]
}

test.each(languageCodes)(
  'hostile requests: none leads away from the %s host, adds a header or breaks it',
  async (language) => {
    const origin = served.origins[language]
    const requests = hostileRequests(language, ownPath('pricing', language))
    expect(requests.length).toBeGreaterThan(150)
    const found: string[] = []
    for (const { target, ...rest } of requests) {
      const reply = await rawRequest(served.port, target, { host: new URL(origin).host, ...rest })
      found.push(
        ...harm(reply, origin).map(
          (what) =>
            `${rest.method ?? 'GET'} ${target.slice(0, 60)} ${JSON.stringify(rest.headers ?? '').slice(0, 60)}: ${what}`,
        ),
      )
    }
    expect(found).toEqual([])
  },
  60_000,
)

test('requests that are no HTTP are refused', async () => {
  const { host, origin } = new URL(served.origins.fi)
  const broken = [
    'GET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`,
    `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
    '\0\0\0\0\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${host}\r\n\0: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}/@evil.example\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: \r\n\r\n`,
  ]
  for (const bytes of broken) {
    const reply = await sendRaw(served.port, bytes)
    expect([bytes, [400, 421, 505].includes(reply.status), harm({ ...reply, status: 400 }, origin)]).toEqual([
      bytes,
      true,
      [],
    ])
  }
  const old = await sendRaw(served.port, 'GET / HTTP/1.0\r\n\r\n')
  expect(old.status).toBe(421)
})

test('another host in the request: a redirect names ours literally', async () => {
  const { host } = new URL(served.origins.fi)
  const path = ownPath('contact', 'fi')
  const reply = await sendRaw(
    served.port,
    `GET http://${host}/fi${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
  )
  expect([reply.status, ...valuesOf(reply, 'location')]).toEqual([301, served.origins.fi + path])
})

test('nginx wrote nothing worse than a warning about all this', () => {
  expect(readFileSync(join(served.target, 'run', 'error.log'), 'utf8')).not.toMatch(/\[(?:crit|alert|emerg)\]/)
})
