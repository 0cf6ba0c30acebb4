import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { connect } from 'node:tls'
import { deploy } from '../../src/publish/deploy'
import { request } from '../../src/publish/healthCheck'
import { securityHeaders } from '../../src/build/policy/securityHeaders'
import { inEachLanguage, languageCodes, type Language } from '../../src/site/languages'
import { freePort } from '../ports'
import { filesIn, temporaryFolder } from '../temporaryFolder'
import { builtPolicy, emptyHosts, fileOf, sites, type Served } from './hosts'
import { rawRequest, valuesOf } from './rawRequest'

const certificates = temporaryFolder()
let served: Served & { ca: string }
let plain: number

/** Makes a self-signed certificate for a host and returns it. */
function certify(host: string): string {
  const { path, read } = filesIn(certificates.path(host))
  mkdirSync(path(''))
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        `/CN=${host}`,
      ],
      ...['-addext', `subjectAltName=DNS:${host}`, '-keyout', path('privkey.pem'), '-out', path('fullchain.pem')],
    ],
    { stdio: 'ignore' },
  )
  return read('fullchain.pem')
}

const name = (language: Language) => new URL(served.origins[language]).hostname

beforeAll(async () => {
  const empty = await emptyHosts()
  plain = await freePort()
  const origins = inEachLanguage((code) => empty.origins[code].replace('http:', 'https:'))
  const ca = Object.values(origins)
    .map((origin) => certify(new URL(origin).hostname))
    .join('')
  served = { ...empty, origins, ca, tls: { certificates: certificates.root, plain: [`127.0.0.1:${plain}`] } }
  await deploy(sites, served)
}, 60_000)
afterAll(() => {
  served.stop()
  certificates.remove()
})

/** Sends one request over HTTP/2 and returns the headers of the answer. */
async function http2(
  language: Language,
  headers: Record<string, string>,
): Promise<IncomingHttpHeaders & { ':status'?: number }> {
  const session = connectHttp2(`https://127.0.0.1:${served.port}`, { servername: name(language), ca: served.ca })
  const stream = session.request({ ':authority': new URL(served.origins[language]).host, ...headers })
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  stream.resume()
  await once(stream, 'end')
  session.close()
  return answer
}

test.each(languageCodes)(
  'the %s host speaks HTTPS with its own certificate, and HTTP/2 with the same headers',
  async (language) => {
    const reply = await request(served.origins[language], '/', served.ca)
    expect([reply.status, reply.body]).toEqual([200, fileOf(language, 'index.html')])
    const rows: [number, Record<string, string>][] = [
      [200, { ':path': '/' }],
      [301, { ':path': `/${language}` }],
      [304, { ':path': '/', 'if-none-match': reply.headers.etag! }],
      [404, { ':path': '/no-such-page' }],
      [416, { ':path': '/', range: 'bytes=99999999-' }],
    ]
    for (const [status, headers] of rows) {
      const answer = await http2(language, headers)
      expect(answer[':status']).toBe(status)
      for (const [header, value] of securityHeaders(builtPolicy(language)))
        expect([status, header, answer[header.toLowerCase()]]).toEqual([status, header, value])
    }
  },
)

test.each(languageCodes)(
  'plain HTTP of the %s host leads to the same address in HTTPS, by the literal name',
  async (language) => {
    for (const target of ['/', '/a?b=1', '//evil.example/', '/%5cevil.example', '/%0d%0aX-Injected:%20yes']) {
      const reply = await rawRequest(plain, target, { host: name(language) })
      expect([reply.status, ...valuesOf(reply, 'location')]).toEqual([301, served.origins[language] + target])
      expect(valuesOf(reply, 'x-injected')).toEqual([])
    }
  },
)

test('the challenge of a certificate authority is answered over plain HTTP', async () => {
  filesIn(served.target).write('challenges/.well-known/acme-challenge/token', 'answer')
  const reply = await rawRequest(plain, '/.well-known/acme-challenge/token', { host: name('fi') })
  expect([reply.status, reply.body.toString()]).toEqual([200, 'answer'])
  expect((await rawRequest(plain, '/.well-known/acme-challenge/other', { host: name('fi') })).status).toBe(404)
})

test('a name that is not one of the five gets no handshake, and no answer of the site', async () => {
  const socket = connect({ port: served.port, servername: 'evil.example', rejectUnauthorized: false })
  await expect(once(socket, 'secureConnect')).rejects.toThrow(/unrecognized name/)
  expect((await rawRequest(plain, '/', { host: 'evil.example' })).status).toBe(421)
  expect(Number((await http2('fi', { ':authority': 'evil.example', ':path': '/' }))[':status'])).toBe(421)
})
