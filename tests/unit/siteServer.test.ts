import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../src/publish/healthCheck'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { cdnRedirects } from '../../src/publish/hosts/cdnRedirects'
import { securityHeaders } from '../../src/build/policy/securityHeaders'
import { siteServer } from '../../src/publish/siteServer'

const policy = "default-src 'none'; script-src 'self'"
const folder = mkdtempSync(join(tmpdir(), 'site-'))
let server: Server
let origin: string
beforeAll(async () => {
  mkdirSync(join(folder, 'yritys'))
  for (const file of ['index.html', 'yritys/index.html', '404.html'])
    writeFileSync(join(folder, file), `<p>${file}</p>`)
  writeFileSync(join(folder, 'app-5843c3dd09a7fba67468.js'), '1')
  writeFileSync(join(folder, '_headers'), cdnHeaders(policy, []))
  writeFileSync(
    join(folder, '_redirects'),
    cdnRedirects('https://www.example.org', 'fi', [], [], [{ from: '/firma', to: '/yritys' }]),
  )
  server = siteServer(folder, 'fi').listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/yritys', 200, 'public, max-age=0, must-revalidate'],
  ['/app-5843c3dd09a7fba67468.js', 200, 'public, max-age=31536000, immutable'],
  ['/yritys/', 301, 'public, max-age=0, must-revalidate'],
  ['/no-such-page', 404, 'no-store'],
  ['/app-ffffffffffffffffffff.js', 404, 'no-store'],
  ['/_headers', 404, 'no-store'],
])(
  'the server of this machine answers %s with %s and the headers of production',
  async (path, status, cacheControl) => {
    const reply = await ask(origin, path)
    expect([reply.status, reply.headers['cache-control']]).toEqual([status, cacheControl])
    for (const [name, value] of securityHeaders(policy)) expect(reply.headers[name.toLowerCase()]).toBe(value)
  },
)

test.each(['/firma', '/firma/', '/firma/index.html'])(
  '%s is a former address, and the query goes along',
  async (path) => {
    const reply = await ask(origin, `${path}?a=1`)
    expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
      301,
      '/yritys?a=1',
      'public, max-age=0, must-revalidate',
    ])
  },
)

test('a method that changes something is refused', async () => {
  const reply = await fetch(origin, { method: 'POST' })
  expect([reply.status, reply.headers.get('allow'), reply.headers.get('x-content-type-options')]).toEqual([
    405,
    'GET, HEAD',
    'nosniff',
  ])
})
