import { mkdirSync, renameSync } from 'node:fs'
import { securityHeaders } from '../../src/build/policy/securityHeaders'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { cdnRedirects } from '../../src/publish/hosts/cdnRedirects'
import { siteServer } from '../../src/publish/siteServer'
import { siteUrl } from '../../src/site/addresses'
import { rawRequest, valuesOf } from '../hosts/rawRequest'
import { listen } from '../ports'
import { temporaryFolder } from '../temporaryFolder'

const policy = "default-src 'none'; script-src 'self'"
const { root, path, write, forget, remove } = temporaryFolder()
const script = '/app-5843c3dd09a7fba67468.js'
const server = siteServer(root, 'fi')
let port: number
beforeAll(async () => {
  for (const file of [
    'index.html',
    'yritys/index.html',
    'en/company/index.html',
    '404.html',
    'en/404.html',
    script,
    '.well-known/security.txt',
  ])
    write(file, file)
  const pages = ['/', '/yritys', '/en/company', '/404.html', '/en/404.html'].map((path) => ({ path }))
  const moved = ['/firma', '/very/old/firma'].map((from) => ({ from, to: '/yritys' }))
  write('_headers', cdnHeaders(policy, [script]))
  write('_redirects', cdnRedirects(siteUrl('', 'fi'), 'fi', pages, [], moved))
  port = await listen(server)
})
afterAll(() => {
  server.close()
  remove()
})

const ask = (target: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(port, target, { host: 'localhost', headers, method })

const asked = 'public, max-age=0, must-revalidate'
const forever = 'public, max-age=31536000, immutable'

test.each([
  ['/', 200, 'index.html'],
  ['/yritys?a=1', 200, 'yritys/index.html'],
  [script, 200, script, forever],
  ['/.well-known/security.txt', 200, '.well-known/security.txt'],
  ['/yritys/?a=1', 301, '/yritys?a=1'],
  ['/yritys/index.html', 301, '/yritys'],
  ['/index.html', 301, '/'],
  ['/fi', 301, '/'],
  ['/fi/yritys/?a=1', 301, '/yritys?a=1'],
  ['/firma?a=1', 301, '/yritys?a=1'],
  ['/firma/', 301, '/yritys'],
  ['/firma/index.html', 301, '/yritys'],
  ['/very/old/firma/', 301, '/yritys'],
  ['/fi/very/old/firma', 301, '/very/old/firma'],
  ['/firma/more', 404, '404.html'],
  ['/nothing', 404, '404.html'],
  ['/en/nothing', 404, 'en/404.html'],
  [`/${'x'.repeat(300)}`, 404, '404.html'],
  ['/nothing?lang=en', 404, 'en/404.html'],
  ['/en/nothing?lang=fi', 404, '404.html'],
  ['/app-ffffffffffffffffffff.js', 404, '404.html'],
  ['/404.html', 404, '404.html'],
  ['/_headers', 404, '404.html'],
  ['/%5Fheaders', 404, '404.html'],
  ['//evil.example/', 404, '404.html'],
  ['/fi//evil.example', 404, '404.html'],
  ['/fi/\\evil.example', 404, '404.html'],
  ['/%5cevil.example/', 404, '404.html'],
  ['/yritys/../index.html', 404, '404.html'],
  ['/yritys/%2e%2e/', 404, '404.html'],
  ['http://evil.example/', 404, '404.html'],
])(
  'the server of this machine answers %s with %s %s and the headers of production',
  async (path, status, what, cacheControl = status === 404 ? 'no-store' : asked) => {
    const reply = await ask(path)
    expect([reply.status, valuesOf(reply, 'location')[0] ?? reply.body.toString()]).toEqual([status, what])
    expect(valuesOf(reply, 'cache-control')).toEqual([cacheControl])
    for (const [name, value] of securityHeaders(policy)) expect(valuesOf(reply, name.toLowerCase())).toEqual([value])
  },
)

test('it answers HEAD and Range, and sends 304 to a browser that has the file', async () => {
  expect([(await ask('/', {}, 'HEAD')).body.length, (await ask('/')).body.length]).toEqual([0, 10])
  expect((await ask('/', { Range: 'bytes=0-4' })).body.toString()).toBe('index')
  expect((await ask('/nothing', { Range: 'bytes=0-4' })).status).toBe(404)
  const known = await ask('/', { 'If-None-Match': valuesOf(await ask('/'), 'etag')[0]! })
  expect([known.status, ...valuesOf(known, 'content-security-policy')]).toEqual([304, policy])
})

test('methods other than GET and HEAD are refused', async () => {
  const reply = await ask('/', {}, 'POST')
  expect([reply.status, ...valuesOf(reply, 'allow'), ...valuesOf(reply, 'x-content-type-options')]).toEqual([
    405,
    'GET, HEAD',
    'nosniff',
  ])
})

test('it answers 503 during a build, and pages again after it', async () => {
  const away = `${root}-away`
  renameSync(root, away)
  const reply = await ask('/yritys')
  expect([reply.status, reply.body.toString()]).toEqual([503, expect.stringContaining('being built')])
  renameSync(away, root)
  expect((await ask('/yritys')).status).toBe(200)
})

test('it answers by the rules of the last build', async () => {
  write('_redirects', '/company /yritys 301\n')
  expect(valuesOf(await ask('/company'), 'location')).toEqual(['/yritys'])
  write('_headers', '/*\n  X-Build: 2\n')
  expect(valuesOf(await ask('/yritys'), 'x-build')).toEqual(['2'])
})

test('an error is logged and answers 500, not 503', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  forget('_headers')
  mkdirSync(path('_headers'))
  expect((await ask('/yritys')).status).toBe(500)
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'EISDIR' }))
})
